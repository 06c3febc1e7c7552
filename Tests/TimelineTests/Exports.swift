// Tests begin here.

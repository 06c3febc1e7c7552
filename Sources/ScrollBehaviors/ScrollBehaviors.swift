public import ScrollSpace

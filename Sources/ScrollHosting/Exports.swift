@_exported public import ScrollBehaviors

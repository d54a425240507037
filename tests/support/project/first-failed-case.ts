import fc from 'fast-check'

// To make a failed case smaller takes many runs: with a database longer than a test may take, which then tells only that.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })

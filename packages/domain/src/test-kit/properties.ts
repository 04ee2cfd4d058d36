import fc from 'fast-check'

/** A property draws the same each time; a run with a seed of its own, such as that of the soak, says so itself. */
fc.configureGlobal({ seed: 1 })

export { fc }

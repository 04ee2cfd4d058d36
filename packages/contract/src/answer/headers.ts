/**
 * A client names a call by a random text of its own, and Fonte's answer repeats it: an answer that another call was
 * given, or an empty one that anybody could give, is told apart by it.
 */
export const callHeader = 'fonte-call'

/**
 * On answers to writes and to `get-session`, where the changes of the person signed in stand: a number that each of them raises, and what it was when their training
 * was reset last, as `57 12`. It never falls, unless the database was restored to an older state.
 */
export const revisionHeader = 'fonte-revision'

/** What a call may be named. */
export const callNames = /^[\w-]{8,64}$/

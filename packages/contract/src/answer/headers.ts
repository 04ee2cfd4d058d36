/**
 * A client names a call by a random text of its own, and Fonte's answer repeats it: an answer that another call was
 * given, or an empty one that anybody could give, is told apart by it.
 */
export const callHeader = 'fonte-call'

/**
 * On answers to writes and to `get-session`, where the changes of the person signed in stand: a number that each of them
 * raises, and what it was when their training was reset last, as `57 12 <mark>`. It never falls, unless the database was
 * restored to an older state. The mark, which is there after a reset, proves it to a server that has forgotten it.
 */
export const revisionHeader = 'fonte-revision'

/**
 * On answers of JSON, what their body is before any compression: `sha-256=:<base64>:`. A body that somebody changed on its way
 * is told apart by it, unless they changed this too.
 */
export const digestHeader = 'unencoded-digest'

/** On calls of a page, the id of the person whom it shows: under another one's session they are refused. */
export const personHeader = 'fonte-person'

/**
 * On calls that carry something: the set model that the client knows. From one that knows none, what it leaves out of a
 * program stays as it is stored; from the others, what is left out was taken away.
 */
export const setModelHeader = 'fonte-set-model'

/** The set model of today: kinds, effort, measures, groups, notes, progression. */
export const setModel = '1'

/** What a call may be named. */
export const callNames = /^[\w-]{8,64}$/

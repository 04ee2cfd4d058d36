/**
 * A client names a call by a random text of its own, and Fonte's answer repeats it: an answer that another call was
 * given, or an empty one that anybody could give, is told apart by it.
 */
export const callHeader = 'fonte-call'

/** What a call may be named. */
export const callNames = /^[\w-]{8,64}$/

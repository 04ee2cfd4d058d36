import type { ComponentType } from 'react'
import { createObservable } from '../../platform/observable.ts'

/** What stands in place of every page, if anything does. */
export const cover = createObservable<ComponentType | null>(null)

/** Whether the service is closed to whoever is here: then even those signed in may sign in as somebody else. */
export const keptOut = createObservable(false)

import { expect, it } from 'vitest'
import { dashboardMessages } from './dashboard/dashboard-messages.ts'
import { exercisesMessages } from './exercises/exercises-messages.ts'
import { musclesMessages } from './muscles/muscles-messages.ts'
import { programsMessages } from './programs/programs-messages.ts'
import { ticketsMessages } from './tickets/tickets-messages.ts'
import { usersMessages } from './users/users-messages.ts'

// The journeys in a browser meet each of these failures in French.

it('each failure with groups and muscles has its English words', () => {
  expect(musclesMessages('en')).toMatchObject({
    loadFailed: 'The data could not be loaded.',
    groupNotCreated: 'The group could not be created.',
    groupNotChanged: 'The group could not be changed.',
    groupNotDeleted: 'The group could not be deleted.',
    muscleNotCreated: 'The muscle could not be created.',
    muscleNotChanged: 'The muscle could not be changed.',
    muscleNotDeleted: 'The muscle could not be deleted.',
  })
})

it('each failure with exercises and programs of the library has its English words', () => {
  expect(exercisesMessages('en')).toMatchObject({
    loadFailed: 'The exercises could not be loaded.',
    notDeleted: 'Exercise not deleted',
  })
  expect(programsMessages('en')).toMatchObject({
    loadFailed: 'The programs could not be loaded.',
    notSaved: 'Program not saved',
    notDeleted: 'Program not deleted',
  })
})

it('each failure with tickets has its English words', () => {
  expect(ticketsMessages('en')).toMatchObject({
    loadFailed: 'The tickets could not be loaded. Please try again.',
    statusFailed: 'The status of the ticket could not be updated.',
    deleteFailed: 'The ticket could not be deleted.',
    answerFailed: 'The answer could not be sent.',
    changedMeanwhile: 'Somebody else has changed this ticket in the meantime. The list shows its current state.',
  })
})

it('each failure with users has its English words', () => {
  expect(usersMessages('en')).toMatchObject({
    loadFailed: 'The users could not be loaded. Please try again.',
    planFailed: 'The plan could not be updated.',
    gone: 'This account no longer exists. The list has been refreshed.',
  })
})

it('each failure of the dashboard has its English words', () => {
  expect(dashboardMessages('en')).toMatchObject({
    loadFailed: 'The statistics could not be loaded.',
    maintenanceFailed: 'The maintenance mode could not be changed.',
  })
})

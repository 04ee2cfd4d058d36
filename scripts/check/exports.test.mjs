import { describe, expect, it } from 'vitest'
import { countInjectedReferences, namesExportedTwice } from './exports.mjs'

describe('names that are exported twice', () => {
  it('are told with their files, values and types alike', () => {
    const files = [
      { path: 'packages/web/src/a.ts', text: 'export const root = 1\nexport interface Draft {}' },
      {
        path: 'packages/web/src/b.ts',
        text: 'export function root() {}\nexport type Draft = 1; export const only = 2',
      },
    ]
    expect(namesExportedTwice(files)).toEqual([
      'root: packages/web/src/a.ts, packages/web/src/b.ts',
      'Draft: packages/web/src/a.ts, packages/web/src/b.ts',
    ])
  })

  it('are not those that one file uses for a type and its value, or keeps to itself', () => {
    const files = [
      { path: 'packages/web/src/a.ts', text: 'export const role = 1\nexport type role = 1' },
      { path: 'packages/web/src/b.ts', text: 'const role = 1' },
    ]
    expect(namesExportedTwice(files)).toEqual([])
  })
})

describe('components that the app hands from one feature to another', () => {
  const home = 'packages/web/src/app/home-page.tsx'
  const screen = {
    path: 'packages/web/src/features/program/home-screen.tsx',
    text: 'export const HomeScreen = ({ Details }) => <Details />',
  }

  it('are counted by each mention in the feature that receives them', () => {
    const text = `import { HomeScreen } from '../features/program/home-screen.tsx'
      import { ExerciseDetails } from '../features/exercise/exercise-details.tsx'
      export const HomePage = () => <HomeScreen Details={ExerciseDetails} />`
    expect(countInjectedReferences([{ path: home, text }, screen])).toBe(3)
  })

  it('are found when the app gathers them first', () => {
    const text = `import { HomeScreen } from '../features/program/home-screen.tsx'
      import { ExerciseDetails } from './exercise-parts.ts'
      const parts = { Details: ExerciseDetails }
      export const HomePage = () => <HomeScreen Details={parts} />`
    expect(countInjectedReferences([{ path: home, text }, screen])).toBe(3)
  })

  it('are neither its own parts nor what stands in a place that it leaves open', () => {
    const text = `import { HomeScreen } from '../features/program/home-screen.tsx'
      import { Details } from '../features/program/details.tsx'
      import { WeekStrip } from '../features/history/week-strip.tsx'
      export const HomePage = () => <HomeScreen Details={Details} week={<WeekStrip />} />`
    expect(countInjectedReferences([{ path: home, text }, screen])).toBe(0)
  })
})

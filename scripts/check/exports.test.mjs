import { describe, expect, it } from 'vitest'
import { checkExports, countInjectedReferences, namesExportedTwice } from './exports.mjs'
import { steps } from './steps.mjs'

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

  it.each([
    ['an array of objects', '[{ content: <ExerciseDetails /> }]'],
    ['an object', '{ details: ExerciseDetails }'],
    ['a function', '() => <ExerciseDetails />'],
    ['a choice', 'shown ? ExerciseDetails : undefined'],
  ])('are found inside of %s', (_kind, given) => {
    const text = `import { HomeScreen } from '../features/program/home-screen.tsx'
      import { ExerciseDetails } from '../features/exercise/exercise-details.tsx'
      export const HomePage = ({ shown }) => <HomeScreen Details={${given}} />`
    expect(countInjectedReferences([{ path: home, text }, screen])).toBe(3)
  })

  it('are not what a function of the app calls', () => {
    const text = `import { HomeScreen } from '../features/program/home-screen.tsx'
      import { asked } from './asked.ts'
      export const HomePage = () => <HomeScreen Details={() => asked.set(true)} />`
    expect(countInjectedReferences([{ path: home, text }, screen])).toBe(0)
  })

  it('may be those on the tabs of the sheet of an exercise, and no others there', () => {
    const path = 'packages/web/src/app/exercise-window.tsx'
    const sheet = {
      path: 'packages/web/src/features/exercise/exercise-sheet.tsx',
      text: 'export const ExerciseSheet = ({ tabs, foot }) => [tabs, foot]',
    }
    const text = (prop) => `import { ExerciseSheet } from '../features/exercise/exercise-sheet.tsx'
      import { SheetHistory } from '../features/statistics/sheet-parts.tsx'
      export const ExerciseWindow = () => <ExerciseSheet ${prop}={[{ content: <SheetHistory /> }]} />`
    expect(countInjectedReferences([{ path, text: text('tabs') }, sheet])).toBe(0)
    expect(countInjectedReferences([{ path, text: text('foot') }, sheet])).toBeGreaterThan(0)
  })
})

describe('the check of exports', () => {
  const page = (text) => ({ path: 'packages/web/src/app/home-page.tsx', text })

  it('fails for a name that is exported twice, and names it', () => {
    const files = [page('export const root = 1'), { path: 'packages/web/src/b.ts', text: 'export const root = 2' }]
    expect(checkExports(files).problems).toEqual([
      'exported twice: root: packages/web/src/app/home-page.tsx, packages/web/src/b.ts',
    ])
  })

  it('fails for a component that the app hands from one feature to another', () => {
    const screen = { path: 'packages/web/src/features/program/a.tsx', text: 'export const A = ({ Part }) => <Part />' }
    const text = `import { A } from '../features/program/a.tsx'
      import { B } from '../features/exercise/b.tsx'
      export const Page = () => <A Part={B} />`
    expect(checkExports([page(text), screen]).problems).toHaveLength(1)
  })

  it('is a step of the whole check', () => {
    expect(steps.map(({ title }) => title)).toContain('names and components of features')
  })
})

import { firstProgressions } from '@fonte/domain/progression/progression'
import { expect, it } from 'vitest'
import { ruleBounds, ruleProblems, toRule, toRuleForm } from './rule-form.ts'

const form = (rule = firstProgressions['531']) => toRuleForm(rule, 'kg', String)

it('each rule comes back from its form as it was', () => {
  for (const rule of Object.values(firstProgressions)) expect(toRule(form(rule), 'kg')).toEqual(rule)
  expect(toRule(toRuleForm(undefined, 'kg', String), 'kg')).toBeUndefined()
})

it('another kind of rule begins with its own figures and keeps the step', () => {
  const linear = toRule({ ...form({ kind: 'double', step: 5 }), kind: 'linear' }, 'kg')
  expect(linear).toEqual({ kind: 'linear', step: 5, tries: 3 })
  const cycle = toRule({ ...form({ kind: 'double', step: 5 }), kind: '531', tm: '120,5' }, 'kg')
  expect(cycle).toEqual({ kind: '531', step: 5, tm: 120.5, week: 1 })
})

it('pounds are kept as kilograms and come back as they were typed; a new rule begins with whole ones', () => {
  const rule = toRule({ ...toRuleForm(undefined, 'lb', String), kind: '531', step: '10', tm: '315' }, 'lb')
  expect(rule).toEqual({ kind: '531', step: 4.54, tm: 142.88, week: 1 })
  expect(toRuleForm(rule, 'lb', String)).toMatchObject({ step: '10', tm: '315' })
  expect(toRuleForm(undefined, 'lb', String)).toMatchObject({ step: '5', tm: '225' })
  expect(toRuleForm(rule, 'kg', String).step).toBe('5')
  expect(ruleBounds('tm', 'lb')).toEqual({ min: 3, max: 4409 })
  expect(ruleProblems({ ...toRuleForm(rule, 'lb', String), step: '111' }, 'lb')).toEqual(['step'])
})

it('a step or a training max that is none, or too large, is told at its field', () => {
  expect(ruleProblems({ ...form(), step: '0', tm: '' }, 'kg')).toEqual(['step', 'tm'])
  expect(ruleProblems({ ...form(), step: '50,5' }, 'kg')).toEqual(['step'])
  expect(ruleProblems({ ...form(), kind: 'double', tm: '' }, 'kg')).toEqual([])
  expect(ruleProblems({ ...form(), kind: 'none', step: '' }, 'kg')).toEqual([])
})

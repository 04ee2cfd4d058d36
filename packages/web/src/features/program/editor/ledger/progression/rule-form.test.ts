import { firstProgressions } from '@fonte/domain/progression/progression'
import { expect, it } from 'vitest'
import { ruleProblems, toRule, toRuleForm } from './rule-form.ts'

const form = (rule = firstProgressions['531']) => toRuleForm(rule, String)

it('each rule comes back from its form as it was', () => {
  for (const rule of Object.values(firstProgressions)) expect(toRule(form(rule))).toEqual(rule)
  expect(toRule(toRuleForm(undefined, String))).toBeUndefined()
})

it('another kind of rule begins with its own figures and keeps the step', () => {
  expect(toRule({ ...form({ kind: 'double', step: 5 }), kind: 'linear' })).toEqual({
    kind: 'linear',
    step: 5,
    tries: 3,
  })
  expect(toRule({ ...form({ kind: 'double', step: 5 }), kind: '531', tm: '120,5' })).toEqual({
    kind: '531',
    step: 5,
    tm: 120.5,
    week: 1,
  })
})

it('a step or a training max that is none, or too large, is told at its field', () => {
  expect(ruleProblems({ ...form(), step: '0', tm: '' })).toEqual(['step', 'tm'])
  expect(ruleProblems({ ...form(), step: '50,5' })).toEqual(['step'])
  expect(ruleProblems({ ...form(), kind: 'double', tm: '' })).toEqual([])
  expect(ruleProblems({ ...form(), kind: 'none', step: '' })).toEqual([])
})

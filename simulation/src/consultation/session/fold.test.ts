import { expect, test } from 'vitest'
import type { Action } from '../state/action.ts'
import { changeOf, changed } from '../state/change.ts'
import { fold, foldOnto } from './fold.ts'
import { asking } from './golden.ts'
import { assess } from '../score/assess.ts'
import { sampleCase } from '../fixtures/sample-case.ts'
import { play, sampleSetup } from '../fixtures/sample-session.ts'
import { start } from '../state/state.ts'

/** As a database gives it back. */
const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const pressing = asking('平时吃什么药', ['current_meds'])

const resting: Action = {
  type: 'diagnose',
  conclusion: {
    primary: { code: 'J05.0' },
    qualifiers: [],
    secondary: [],
    evidence: ['F6'],
    differentials: [],
  },
}

/** By the engine of yesterday, which told at the first question what today's keeps back. */
const yesterday = () => {
  const script = sampleCase()
  const facts = script.facts.map(({ gate, ...fact }) =>
    fact.id === 'F5'
      ? { ...fact, asks: ['habits'] }
      : fact.id === 'F6' || !gate
        ? fact
        : { ...fact, gate },
  )
  return play([pressing, resting], { ...sampleSetup, script: { ...script, facts } })
}

test('what an older engine told stays told, and what rests on it stays', () => {
  const { state, events } = yesterday()
  expect(state.known).toHaveProperty('F6')
  const now = fold(sampleSetup, kept(events))
  expect(now.known).toEqual(state.known)
  expect(now.turns).toEqual(state.turns)
  expect(now.rapport).toBe(state.rapport)
  expect(now.conclusion).toEqual(state.conclusion)
  const { sheet } = assess(sampleSetup, kept(events))
  expect(sheet.dimensions.flatMap(({ items }) => items).some(({ got }) => got > 0)).toBe(true)
})

test('an event without its change is judged by the engine of today, which says what it would refuse', () => {
  const { events } = yesterday()
  expect(() =>
    fold(
      sampleSetup,
      events.map(({ action, at }) => ({ action, at })),
    ),
  ).toThrow('event 2 is refused: invalid')
  const [first] = events
  expect(first).toBeDefined()
  expect(() => foldOnto(start(sampleSetup), first ? [first] : [])).not.toThrow()
})

test('a change holds what became other and nothing else', () => {
  const { state, events } = play([pressing, { type: 'order', tests: ['cbc'] }])
  const [asked, ordered] = events.map(({ change }) => change)
  expect(Object.keys(ordered?.entries ?? {})).toEqual(['tests'])
  expect(ordered?.more).toEqual({ begun: [20] })
  expect(Object.keys(asked?.more ?? {})).toEqual(['begun', 'turns'])
  expect(JSON.stringify(events)).not.toContain('"book"')
  expect(changeOf(state, state)).toEqual({ set: {} })
  expect(changed(state, { set: {} })).toEqual(state)
})

test('what an older engine did not keep is as a session begins', () => {
  const { events } = play([asking('怎么了', ['chief'])])
  const older = events.map((event) => {
    const { mood: _, ...set } = event.change.set as { mood?: unknown }
    return { ...event, change: { ...event.change, set } }
  })
  expect(fold(sampleSetup, older).mood).toBe(start(sampleSetup).mood)
})

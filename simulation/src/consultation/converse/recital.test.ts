import { describe, expect, test } from 'vitest'
import type { Claim } from '#understanding'
import type { Action } from '../state/action.ts'
import { asking } from '../session/golden.ts'
import { assessed, play } from '../fixtures/sample-session.ts'

const fever = { key: 'symptom:fever', denied: false }
const claim = (text: string, more: Partial<Claim> = {}): Claim => ({
  text,
  findings: [],
  medicines: [],
  ...more,
})
const hasFever = claim('有点发烧', { findings: [fever] })
const noFever = claim('没有发烧', { findings: [{ ...fever, denied: true }] })
const allergic = claim('对花生过敏', { findings: [{ key: 'allergy', denied: false }] })
const asGirl = claim('孩子是个女孩')
const asBoy = claim('孩子是个男孩')
const syrup = claim('喂过止咳药水', { medicines: ['止咳药水'] })

const recite = (...claims: Claim[]): Action => ({
  type: 'ask',
  text: `我小结一下：${claims.map(({ text }) => text).join('，')}，对吗？`,
  parts: [
    { text: '', verdict: 'understood', meanings: [{ intent: 'summarize' }], confidence: 1, claims },
  ],
})
const replies = (...actions: Action[]) => {
  const { state, events } = play(actions)
  const says = (events.at(-1)?.observations ?? []).flatMap((one) =>
    one.type === 'say' ? [one.text] : [],
  )
  return { state, says: says.join('\n'), claims: state.turns.at(-1)?.claims }
}
const verdictsOf = (...claims: Claim[]) =>
  replies(recite(...claims)).claims?.map(({ verdict }) => verdict)

describe('a summing up is gone through part by part', () => {
  test('what is so is confirmed, what is not is put right by name', () => {
    expect(verdictsOf(hasFever, asGirl)).toEqual(['true', 'true'])
    expect(verdictsOf(noFever, asBoy, allergic)).toEqual(['false', 'false', 'false'])
    const { says } = replies(recite(noFever, asGirl))
    expect(says).toContain('“没有发烧”不对')
    expect(says).not.toContain('“孩子是个女孩”')
    expect(says).toContain('别的都对')
  })

  test('a single claim is denied, and what is so is told', () =>
    expect(replies(recite(asBoy)).says).toBe('不是的，孩子是女孩。'))

  test('what is put right and was not told yet is found out by it, and no more than the patient tells in a turn', () => {
    const { state } = replies(recite(noFever))
    expect(state.known).toHaveProperty('symptom:fever', 1)
    const denials = ['nausea', 'vomiting', 'diarrhea', 'headache', 'rash', 'numbness'].map((one) =>
      claim(one, { findings: [{ key: `symptom:${one}`, denied: false }] }),
    )
    const { says, state: after } = replies(recite(...denials))
    expect(Object.keys(after.known)).toHaveLength(4)
    expect(says).toContain('剩下的您再问一遍')
  })

  test('a secret is neither confirmed nor denied', () => {
    const { says, claims, state } = replies(recite(hasFever, syrup))
    expect(claims?.map(({ verdict }) => verdict)).toEqual(['true', 'open'])
    expect(says).not.toContain('药水')
    expect(state.known).not.toHaveProperty('F6')
    expect(replies(recite(syrup)).says).not.toMatch(/大人|药水/)
  })

  test('who says nothing is not told that it is so', () =>
    expect(replies(recite()).says).not.toMatch(/就是这样|没错|差不多/))

  test('a false one gains no trust', () => {
    const before = play([]).state.rapport
    expect(replies(recite(noFever, hasFever)).state.rapport).toBeLessThanOrEqual(before)
    expect(replies(recite(hasFever, asGirl)).state.rapport).toBeGreaterThan(before)
  })
})

test('a leading question is put right before it is answered', () => {
  const leading: Action = {
    type: 'ask',
    text: '您家孩子的哮喘吃什么药？',
    parts: [
      {
        text: '您家孩子的哮喘吃什么药',
        verdict: 'understood',
        meanings: [{ intent: 'current_meds' }],
        confidence: 1,
        claims: [
          claim('哮喘', {
            findings: [{ key: 'disease:asthma', denied: false }],
            presupposed: true,
          }),
        ],
      },
    ],
  }
  const { says } = replies(leading)
  expect(says).toContain('不是的')
  expect(says).not.toContain('没有长期吃的药')
})

describe('points are for what is so', () => {
  const six = ['chief', 'onset_time', 'trigger', 'allergy', 'current_meds', 'assoc_open'].map(
    (one) => asking('……', [one]),
  )
  const item = (...actions: Action[]) => assessed(...six, ...actions).item('C08')

  test('by the share that is so, and it is said which', () => {
    expect(item(recite(hasFever, asGirl))?.got).toBe(2)
    expect(item(recite(hasFever, asBoy))?.got).toBe(1)
    expect(item(recite(hasFever, asBoy))?.why).toMatch(/相符：有点发烧。不符：孩子是个男孩/)
    expect(item(recite(noFever, asBoy))?.got).toBe(0)
    expect(item(recite())?.got).toBe(0)
    expect(item(recite(noFever), recite(hasFever))?.got).toBe(2)
  })

  test('one from before it was checked counts as it did', () =>
    expect(item(asking('我小结一下', ['summarize']))?.got).toBe(2))
})

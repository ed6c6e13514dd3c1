import { describe, expect, test } from 'vitest'
import type { CaseScript } from '#cases'
import { chosen } from '#arithmetic'
import { asking } from '../session/golden.ts'
import { play, sampleSetup } from '../fixtures/sample-session.ts'

type Persona = CaseScript['persona']

/** The sample case as of another person: who speaks, how old, in what state. */
const of = (
  persona: Partial<Persona>,
  info: Partial<CaseScript['caseInfo']> = {},
  vitals: Partial<CaseScript['vitals']> = {},
) => {
  const { script } = sampleSetup
  return {
    ...sampleSetup,
    script: {
      ...script,
      persona: { ...script.persona, ...persona },
      caseInfo: { ...script.caseInfo, ...info },
      vitals: { ...script.vitals, ...vitals },
    },
  }
}

const replies = (setup: typeof sampleSetup, ...sayings: string[][]) => {
  const { state, events } = play(
    sayings.map((means) => asking('您好', means)),
    setup,
  )
  const says = events.map(({ observations }) =>
    observations.flatMap((one) => (one.type === 'say' ? [one] : [])),
  )
  return { state, says, texts: says.map((turn) => turn.map(({ text }) => text)) }
}

describe('one breath', () => {
  test('a fact that answers two questions is told once, and answers both', () => {
    const same = replies(sampleSetup, ['symptom:cough', 'symptom:cough'])
    expect(same.says[0]).toHaveLength(1)
    expect(same.state.turns[0]?.said).toMatchObject([
      { outcome: 'answered', facts: ['symptom:cough'] },
      { outcome: 'answered', facts: ['symptom:cough'] },
    ])
  })

  test('what is not known is said once', () =>
    expect(replies(sampleSetup, ['radiation', 'radiation']).says[0]).toHaveLength(1))
})

test('what is chosen at consecutive events varies', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    let run = 1
    let longest = 1
    for (let seq = 2; seq <= 60; seq += 1) {
      const by = (at: number) => chosen([1, 2, 3], seed, at, 'prefix')
      run = by(seq) === by(seq - 1) ? run + 1 : 1
      longest = run > longest ? run : longest
    }
    expect(longest).toBeLessThan(10)
  }
})

describe('mood', () => {
  const grown = { age: 40 }

  test.each<[string, Persona['mood'], Partial<CaseScript['vitals']>, Persona['mood']]>([
    ['fear is calmed', '焦虑', { SBP: 120 }, '平静'],
    ['pain is not talked away', '痛苦', { SBP: 120 }, '痛苦'],
    ['nor want of air', '焦虑', { SBP: 120, SpO2: 84 }, '焦虑'],
    ['nor shock', '焦虑', { SBP: 78 }, '焦虑'],
  ])('%s by kind words', (_what, mood, vitals, then) =>
    expect(replies(of({ informant: '本人', mood }, grown, vitals), ['empathy']).state.mood).toBe(
      then,
    ),
  )

  test('what relieves the body changes it', () => {
    const setup = of({ informant: '本人', mood: '痛苦' }, grown, { SBP: 120 })
    const helped = {
      ...setup,
      script: {
        ...setup.script,
        treatment: {
          ...setup.script.treatment,
          effects: [
            {
              orders: ['class:steroid'],
              vitals: {},
              zh: '眉头舒展',
              mood: '平静' as const,
              whileGiven: false,
            },
          ],
        },
      },
    }
    const { state } = play([{ type: 'treat', orders: [{ id: 'steroid' }] }], helped)
    expect(state.mood).toBe('平静')
  })

  test('its gesture is seen when it is new, and not at every turn', () => {
    const { says } = replies(
      sampleSetup,
      ['chief'],
      ['trigger'],
      ['allergy'],
      ['empathy'],
      ['blame'],
      ['sleep'],
    )
    const gestures = says.map((turn) => turn.map(({ voice }) => voice.gesture))
    expect(gestures.slice(0, 3)).toEqual([['皱着眉'], [undefined], [undefined]])
    expect(gestures.flat().filter((one) => one === '叹了口气')).toHaveLength(1)
  })
})

describe('what is asked again', () => {
  const short = {
    不耐烦: { prefix: ['哎，'], suffix: [''], rate: 1 },
  }
  const phrases = { ...sampleSetup.script.persona.phrases, repeated: ['都讲过咯，'] }

  test('is answered in the person’s own words for it, and not in the mood’s as well', () => {
    const impatient = of({ mood: '不耐烦', styles: short, phrases })
    const { texts } = replies(impatient, ['allergy'], ['allergy'])
    expect(texts[0]?.[0]).toMatch(/^哎，/)
    expect(texts[1]?.[0]).toMatch(/^都讲过咯，/)
  })

  test('is answered in the usual words where the case has none', () => {
    const { texts } = replies(sampleSetup, ['allergy'], ['allergy'])
    expect(texts[1]?.[0]).toMatch(/^(?:刚才说过了|说过的呀|我再说一遍啊)，/)
  })
})

describe('what a doctor says is answered by who hears it', () => {
  const answers = (setup: typeof sampleSetup, intent: string) =>
    new Set(
      Array.from({ length: 30 }, (_, seed) => replies({ ...setup, seed }, [intent]).texts[0]?.[0]),
    )

  test.each(['empathy', 'confidentiality', 'health_education'])(
    '%s: a student, a grown man, a mother and a husband differ',
    (intent) => {
      const all = [
        of({ informant: '本人' }, { age: 20 }),
        of({ informant: '本人' }, { age: 55 }),
        sampleSetup,
        of({ informant: '丈夫' }, { age: 60 }),
      ].flatMap((setup) => [...answers(setup, intent)])
      expect(new Set(all).size).toBe(all.length)
      expect(all.length).toBeGreaterThan(4)
    },
  )

  test('the case’s own line goes first', () =>
    expect(answers(of({ replies: { empathy: ['哎呀，你真好。'] } }), 'empathy')).toEqual(
      new Set(['哎呀，你真好。']),
    ))

  test('nothing can be said back before it was explained, and then in one’s own words', () => {
    const { texts } = replies(sampleSetup, ['teach_back'], ['explain_plan'], ['teach_back'])
    expect(texts[0]?.[0]).toMatch(/还没/)
    expect(texts[2]?.[0]).toMatch(/您/)
    expect(texts[2]?.[0]).not.toMatch(/还没/)
    const own = of({ replies: { teach_back: ['先雾化，再看。'] } })
    expect(replies(own, ['teach_back'], ['explain_plan'], ['teach_back']).texts[2]?.[0]).toContain(
      '先雾化，再看。',
    )
  })
})

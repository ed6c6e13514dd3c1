import { describe, expect, test } from 'vitest'
import { act } from '../session/act.ts'
import type { Part } from '#understanding'
import type { Action } from '../state/action.ts'
import { asking } from '../session/golden.ts'
import { sampleCase } from '../fixtures/sample-case.ts'
import { start, type Setup, type State } from '../state/state.ts'
import { view } from '../session/view.ts'

const setup = (more: Partial<Setup> = {}): Setup => ({
  script: sampleCase(),
  seed: 7,
  mode: 'practice',
  temperament: 'standard',
  ...more,
})

const go = (state: State, action: Action) => {
  const done = act(state, action, state.at + 1000)
  if ('refusal' in done) throw new Error(done.refusal.zh)
  return done
}

/** Says something after something else, and hears what comes. */
const hear = (state: State, text: string, ...means: string[]) => {
  const { state: next, event } = go(state, asking(text, means))
  const says = event.observations.filter((one) => one.type === 'say')
  return { state: next, event, says, text: says.map((one) => one.text).join('') }
}

const part = (verdict: Part['verdict'], ...intents: string[]): Part => ({
  text: '…',
  verdict,
  meanings: intents.map((intent) => ({ intent })),
  confidence: 0.5,
})

const fresh = () => start(setup())

describe('what is told', () => {
  test('a broad question opens the story and no more', () => {
    const { text, state } = hear(fresh(), '孩子怎么了', 'chief')
    expect(text).toContain('昨晚开始嗓子哑')
    expect(Object.keys(state.known)).toEqual(expect.arrayContaining(['F1', 'F2']))
    expect(hear(state, '怎么了', 'chief').text).toMatch(/问细点|想知道哪方面/)
  })

  test('what the same words told needs no second question, and its own words come when it is asked', () => {
    const { state } = hear(fresh(), '孩子怎么了', 'chief')
    const { text, event } = hear(state, '什么时候开始的', 'onset_time')
    expect(text).toContain('昨天夜里十一点多')
    expect(event.observations.flatMap((one) => (one.type === 'say' ? one.clues : []))).toEqual([])
  })

  test('the notebook has the words that told a fact by the way, and its own words once they were said', () => {
    const noted = (state: State) => view(state).clues.find(({ id }) => id === 'F2')?.text
    const { state } = hear(fresh(), '孩子怎么了', 'chief')
    expect(noted(state)).toBe('昨晚开始嗓子哑，咳嗽像小狗叫。')
    const afterQuestion = hear(state, '什么时候开始的', 'onset_time').state
    expect(noted(afterQuestion)).toBe('昨天夜里十一点多开始的。')
  })

  test('a guarded fact is evaded, and told when it is asked once more', () => {
    const first = hear(fresh(), '喂过什么药', 'prior_treatment')
    expect(first.text).toContain('随便喂了点')
    expect(first.state.known).not.toHaveProperty('F6')
    const second = hear(first.state, '再想想，喂过什么药', 'prior_treatment')
    expect(second.text).toContain('大人的止咳药水')
  })

  test('it is told at once to whom the mother trusts', () => {
    const { state } = hear(
      start(setup({ temperament: 'cooperative' })),
      '您好，我是王医生，您别着急',
      'greet',
      'self_intro',
      'empathy',
    )
    expect(hear(state, '喂过什么药', 'prior_treatment').text).toContain('大人的止咳药水')
  })

  test('words and what was said before open another gate, both of them', () => {
    const afterEmpathy = hear(fresh(), '您别着急', 'empathy').state
    expect(hear(fresh(), '吃过花生吗', 'foreign_body').text).toContain('没一直盯着')
    expect(hear(afterEmpathy, '卡着什么没有', 'foreign_body').text).toContain('没一直盯着')
    expect(hear(afterEmpathy, '吃过花生吗', 'foreign_body').text).toContain('没吃花生瓜子')
  })

  test.each([
    ['symptom:rash', '没起疹子'],
    ['disease:asthma', '没得过哮喘'],
    ['symptom:fever', '三十八度二'],
    ['symptom:dysphagia', '喝水咽得下'],
    ['ask_name', '孩子叫林小满'],
    ['duration:cough', '好几声'],
  ])('%s is answered by %s', (meaning, words) =>
    expect(hear(fresh(), '？', meaning).text).toContain(words),
  )

  test('the time of a symptom that she denies is a denial, of one she has an answer', () => {
    expect(hear(fresh(), '疹子起了多久', 'onset_time:rash').text).toContain('没起疹子')
    expect(hear(fresh(), '咳了多久', 'onset_time:cough').text).toContain('十一点多')
  })

  test('what the sputum is like is answered by there being none', () => {
    expect(hear(fresh(), '？', 'sputum').text).toContain('没有痰')
    expect(hear(fresh(), '？', 'fever_detail').text).toContain('三十八度二')
  })

  test('a question about a symptom leans on what it is about, and a denial is given once', () => {
    const about = (state: State, symptom: string) =>
      go(state, {
        type: 'ask',
        text: '多久了',
        parts: [{ ...part('understood', 'onset_time'), about: symptom }],
      })
    const first = about(fresh(), 'rash')
    expect(first.event.observations).toMatchObject([{ text: expect.stringContaining('没起疹子') }])
    expect(about(first.state, 'rash').event.observations).toMatchObject([
      { text: expect.stringContaining('十一点多') },
    ])
    expect(about(fresh(), 'fever').state.known).toHaveProperty('F2')
  })

  test('what nobody wrote is not known, and no men’s or adults’ answers are made up', () => {
    for (const meaning of [
      'radiation',
      'smoking',
      'lmp',
      'prior_tests',
      'symptom:amenorrhea',
      'disease:prostate',
    ])
      expect(hear(fresh(), '？', meaning).event.observations).toMatchObject([
        { manner: 'deflect', clues: [] },
      ])
  })

  test('a negative stays a negative however often it is asked', () => {
    let state = fresh()
    for (let times = 0; times < 10; times += 1) {
      const turn = hear(state, '有疹子吗', 'symptom:rash')
      expect(turn.text).toContain('没起疹子')
      state = turn.state
    }
  })
})

describe('how it is told', () => {
  test('at most three facts a turn; the rest is to be asked again', () => {
    const turn = hear(
      fresh(),
      '？',
      'onset_time',
      'trigger',
      'allergy',
      'symptom:fever',
      'symptom:rash',
    )
    expect(turn.says.filter((one) => one.manner === 'answer')).toHaveLength(3)
    expect(turn.says.at(-1)?.manner).toBe('overload')
    expect(turn.state.known).not.toHaveProperty('symptom:fever')
  })

  test('the same question fifty times: the mother stays a mother, her patience does not', () => {
    let state = fresh()
    const texts = new Set<string>()
    for (let times = 0; times < 50; times += 1) {
      const turn = hear(state, '什么时候开始的', 'onset_time')
      texts.add(turn.text)
      state = turn.state
      expect(turn.text).toContain('昨天夜里十一点多')
    }
    expect(state.rapport).toBe(0)
    expect(state.mood).toBe('不耐烦')
    expect(texts.size).toBeGreaterThan(2)
  })

  test('a word of the profession is not understood, and the question is not answered', () => {
    const turn = hear(fresh(), '有没有诱因', 'trigger')
    expect(turn.text).toContain('“诱因”是啥意思')
    expect(turn.state.known).not.toHaveProperty('F3')
    expect(turn.state.rapport).toBe(37)
    expect(hear(fresh(), '有没有诱因，就是什么引起的', 'trigger').text).toContain('吹了风')
  })

  test('blame costs trust and mood, empathy brings them back', () => {
    const blamed = hear(fresh(), '你怎么才来', 'chief').state
    expect([blamed.rapport, blamed.mood]).toEqual([32, '不耐烦'])
    const calmed = hear(blamed, '您一定很着急', 'empathy').state
    expect([calmed.rapport, calmed.mood]).toEqual([42, '平静'])
  })

  test('comfort that makes light of it is none, and who is blamed does not say that it is well', () => {
    const slighted = hear(fresh(), '您别想太多，想开点就好了', 'empathy')
    expect(slighted.state.rapport).toBe(32)
    expect(slighted.state.turns.at(-1)?.blames).toBe(true)
    expect(slighted.state.turns.at(-1)?.said.map(({ key }) => key)).toEqual(['blame'])
    expect(slighted.text).toMatch(/不想|话是这么说/)
    expect(hear(fresh(), '您别多想，我们一起想办法', 'empathy').state.rapport).toBe(50)
  })

  test('courtesy is not a tap: saying it ten times does not fill the glass', () => {
    let state = fresh()
    for (let times = 0; times < 10; times += 1) state = hear(state, '别急', 'empathy').state
    expect(state.rapport).toBe(40 + 10 + 3 + 3)
  })

  test('unsure is asked back, twice in a row, and opens nothing', () => {
    const ask = (state: State) =>
      go(state, { type: 'ask', text: '嗯那个', parts: [part('unsure', 'trigger', 'onset_time')] })
    const first = ask(fresh())
    expect(first.event.observations).toMatchObject([
      { manner: 'clarify', choices: ['怎么引起的', '什么时候开始的'] },
    ])
    const third = ask(ask(first.state).state)
    expect(third.event.observations).toMatchObject([{ manner: 'unclear' }])
    expect(third.state.known).toEqual(fresh().known)
  })

  test.each([
    ['offtopic', 'offtopic', 35],
    ['leak', 'deflect', 35],
    ['unknown', 'unclear', 40],
  ] as const)('%s is turned away', (verdict, manner, rapport) => {
    const { state, event } = go(fresh(), { type: 'ask', text: '今天天气', parts: [part(verdict)] })
    expect(event.observations).toMatchObject([{ type: 'say', manner }])
    expect(state.rapport).toBe(rapport)
    expect(state.known).toEqual(fresh().known)
  })

  test('the seed changes manner, never matter', () => {
    const revealedWith = (seed: number) => {
      const state = start(setup({ seed }))
      const { state: after } = hear(state, '怎么了', 'chief')
      return Object.keys(after.known)
    }
    expect(revealedWith(1)).toEqual(revealedWith(99))
  })
})

test('a question takes 20 virtual seconds, two of them 40', () => {
  expect(hear(fresh(), '？', 'chief').state.clock).toBe(20)
  expect(hear(fresh(), '？', 'onset_time', 'trigger').state.clock).toBe(40)
})

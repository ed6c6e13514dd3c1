import { describe, expect, test } from 'vitest'
import { linesOf, vitalsOf } from './log-lines.ts'
import type { Event } from './queries.ts'
import { askEvent, aView } from './session-testing.ts'

const vitals = { T: 36.4, P: 54, R: 20, SBP: 96, DBP: 60, SpO2: 96 }

describe('the lines of a conversation', () => {
  test('begin with the opening, and tell a gesture or a mood where it is new', () => {
    const opening = { text: '大夫，我心口窝疼。', mood: '焦虑' }
    const lines = linesOf(opening, [askEvent(1, '疼。'), askEvent(2, '还疼。')])
    expect(lines.map(({ kind }) => kind)).toEqual([
      'patient',
      'doctor',
      'patient',
      'doctor',
      'patient',
    ])
    const replies = lines.filter((line) => line.kind === 'patient')
    expect(replies.map(({ gesture }) => gesture)).toEqual(['', '捂着上腹', ''])
    expect(replies.map(({ shownMood }) => shownMood)).toEqual(['焦虑', '', ''])
  })

  test('say what a result is without what is to be read in it', () => {
    const lines = linesOf({ text: '', mood: '' }, [
      {
        seq: 1,
        at: 1,
        action: { type: 'wait', minutes: 5 },
        observations: [
          { type: 'result', test: 'ecg', zh: '12导联心电图', minute: 5, toRead: true },
        ],
      },
    ])
    expect(lines.map((line) => line.text)).toEqual(['', '等待5分钟', '12导联心电图已出，待判读'])
  })
})

describe('vital signs', () => {
  const measured: Event = {
    seq: 1,
    at: 1,
    action: { type: 'examine', item: 'vitals' },
    observations: [{ type: 'vitals', vitals }],
  }

  test('are unknown, then as last measured, then as the monitor has them', () => {
    expect(vitalsOf(aView(), [])).toBeUndefined()
    expect(vitalsOf(aView(), [measured])).toEqual({ vitals, live: false })
    const now = { ...vitals, P: 48 }
    expect(vitalsOf(aView({ vitals: now }), [measured])).toEqual({ vitals: now, live: true })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { schoolColours } from './colour.ts'
import { contrast, hexFrom, oklchOf } from './oklch.ts'

const pairs = [
  ['--on-school', '--school-fill'],
  ['--on-school', '--school-fill-hover'],
  ['--school-text', '--school-soft'],
  ['--school-text', '--school-mist'],
  ['--school-glow', '--school-deep'],
  ['--school-glow', '--school-night'],
] as const

const expectReadable = (school: string) => {
  const colours = schoolColours(school)
  for (const [front, behind] of pairs) {
    expect(
      contrast(colours[front] ?? '', colours[behind] ?? ''),
      `${school} ${front} on ${behind}`,
    ).toBeGreaterThanOrEqual(4.5)
  }
  for (const page of ['#ffffff', '#f7f6f2']) {
    expect(
      contrast(colours['--school-text'] ?? '', page),
      `${school} text on ${page}`,
    ).toBeGreaterThanOrEqual(4.5)
  }
  for (const deep of ['--school-deep', '--school-night', '--kin-deep', '--far-deep'] as const) {
    expect(
      contrast('#ffffff', colours[deep] ?? ''),
      `${school} white on ${deep}`,
    ).toBeGreaterThanOrEqual(4.5)
  }
}

describe('the colours of a school', () => {
  test.each([
    '#ffe600',
    '#0f766e',
    '#7a3e8e',
    '#ffffff',
    '#000000',
    '#e8894a',
    '#808080',
    '#ff0000',
    '#0000ff',
  ])('read well when the school chose %s', (school) => expectReadable(school))

  test('read well whatever a school chooses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        expectReadable(`#${number.toString(16).padStart(6, '0')}`)
      }),
      { numRuns: 300 },
    )
  })

  test('keep the school’s own colour on buttons where white text reads on it', () => {
    expect(schoolColours('#0f766e')['--school-fill']).toBe('#0f766e')
    expect(schoolColours('#7a3e8e')['--school-fill']).toBe('#7a3e8e')
  })

  test('keep a bright yellow, with ink on it', () => {
    expect(schoolColours('#ffe600')).toMatchObject({
      '--school-fill': '#ffe600',
      '--on-school': '#1b2a29',
    })
  })

  test('fall back to teal where a page was not filled in', () => {
    expect(schoolColours('__THEME_COLOUR__')['--school']).toBe('#0f766e')
  })

  test('survive the way to OKLCH and back', () => {
    for (const hex of ['#0f766e', '#7a3e8e', '#ffe600', '#123456'])
      expect(hexFrom(oklchOf(hex))).toBe(hex)
  })
})

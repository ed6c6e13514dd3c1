import { describe, expect, test } from 'vitest'
import { procedures } from './conduct.ts'
import { demoSchools } from './index.ts'

/** Everything that the courses of the schools say, in one text. */
const taught = JSON.stringify(demoSchools().map(({ courses }) => courses))
const textOf = (slug: string): string => JSON.stringify(procedures.get(slug) ?? '')

describe('what a course teaches, the procedure asks for', () => {
  test.each<[what: string, slug: string, words: RegExp]>([
    ['how far the catheter goes on', 'urinary-catheterization', /7[～–]10 cm/],
    ['gel, and how long one waits', 'urinary-catheterization', /3[～–]5 ?(?:min|分钟)/],
    ['the catheter as a landmark', 'urinary-catheterization', /留[^。]{0,4}作(?:标记|路标)/],
    ['the foreskin', 'urinary-catheterization', /包皮[^。]{0,3}(?:推回|复位)/],
    ['where the pads lie', 'cardiopulmonary-resuscitation', /腋中线/],
    ['which energy', 'cardiopulmonary-resuscitation', /120[～–]200 J/],
    ['the concentration for infiltration', 'debridement-suture', /1%[^。]{0,6}利多卡因/],
    ['vaccine and immunoglobulin', 'debridement-suture', /免疫球蛋白\s?250 IU/],
    ['the order of tubes', 'blood-sampling', /先松止血带再拔针|松(?:开)?止血带/],
  ])('%s', (_, slug, words) => {
    expect(textOf(slug)).toMatch(words)
    expect(taught).toMatch(words)
  })
})

describe('what newer sources have replaced is taught nowhere', () => {
  test.each<[what: string, words: RegExp]>([
    ['5-7 cm beyond the urine', /见尿后?再?(?:插入|送入|进)\s?5[～–-]7/],
    ['a pad in the anterior axillary line', /乳头外下方腋前线|电极[^。]{0,20}腋前线/],
    ['92-98 % after an arrest', /92%[～–]98%/],
    ['adrenaline before a shock', /除颤前[^。]{0,6}肾上腺素 ?1 ?mg/],
    ['antitoxin first', /给予破伤风抗毒素（皮试）或/],
  ])('%s', (_, words) => {
    expect(taught).not.toMatch(words)
    for (const slug of procedures.keys()) expect(textOf(slug)).not.toMatch(words)
  })
})

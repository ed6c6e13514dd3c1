import type { Picture } from '#catalogue'
import { expect, test } from 'vitest'
import { pictures } from './proofread-pictures.ts'
import { picture as format } from './picture-format.ts'
import type { CaseScript } from './script.ts'
import type { Problem } from '#form'

/** What is wrong with a report and its picture; the proofreader looks at no other member of a case. */
const wrong = (id: string, report: string, picture?: Picture, age = 40): readonly string[] =>
  pictures({
    caseInfo: { age },
    tests: [{ id, report, ...(picture === undefined ? {} : { picture }) }],
  } as unknown as CaseScript).map(({ zh }) => zh)

const chest = (more: object): Picture => ({ kind: 'chest-film', ...more })

test.each([
  ['双肺纹理清晰，未见实变及积液。', chest({})],
  ['右肺下野见大片密度增高影。', chest({ consolidation: [{ lobe: 'right-lower', extent: 0.7 }] })],
  ['左肋膈角变钝，双肺未见实变。', chest({ effusion: [{ side: 'left', height: 0.08 }] })],
  ['膈下见新月形游离气体。', chest({ freeAir: true })],
])('of “%s” the picture may stand', (report, picture) =>
  expect(wrong('cxr', report, picture)).toEqual([]),
)

test.each([
  ['右肺下野见大片密度增高影。', chest({}), /报告写了实变/],
  ['双肺清晰。', chest({ pneumothorax: { side: 'left', size: 0.3 } }), /图上画了气胸/],
  [
    '左下肺野见片影。',
    chest({ consolidation: [{ lobe: 'right-lower', extent: 0.7 }] }),
    /左右不一致/,
  ],
  ['右上肺野见片影。', chest({ consolidation: [{ lobe: 'right-upper', extent: 0.7 }] }), undefined],
  [
    '右肺上野见片影。',
    chest({ consolidation: [{ lobe: 'right-lower', extent: 0.7 }] }),
    /部位或程度/,
  ],
  ['右侧大量积液。', chest({ effusion: [{ side: 'right', height: 0.2 }] }), /部位或程度/],
])('of “%s” another picture may not', (report, picture, what) => {
  const problems = wrong('cxr', report, picture)
  if (what === undefined) expect(problems).toEqual([])
  else expect(problems.join()).toMatch(what)
})

test('a report without its picture is found, for what is not drawn is drawn as in health', () =>
  expect(wrong('cxr', '右侧胸腔积液。').join()).toMatch(/图上没有画/))

test('a picture of another test, and a child’s, may not stand', () => {
  expect(wrong('vein-us', '未见血栓。', chest({})).join()).toMatch(/没有这一类图/)
  expect(wrong('cxr', '双肺清晰。', chest({}), 3).join()).toMatch(/不附图/)
})

test.each([
  [{ kind: 'chest-film', heart: 3 }, 'p.heart'],
  [{ kind: 'chest-film', hart: 0.5 }, 'p.hart'],
  [{ kind: 'film' }, 'p.kind'],
  [7, 'p.kind'],
  [{ kind: 'chest-film', effusion: [{ side: 'both', height: 0.5 }] }, 'p.effusion[0].side'],
])('%j is refused where it is wrong', (value, path) => {
  const problems: Problem[] = []
  format.read(value, 'p', problems)
  expect(problems.map((one) => one.path)).toEqual([path])
})

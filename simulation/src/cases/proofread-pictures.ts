import { pictureFromAge, pictureKindOf, type Picture, defaultPicture } from '#catalogue'
import type { CaseTest } from './findings-format.ts'
import { pictureWords } from './picture-words.ts'
import { type Problem, error, unless } from '#form'
import type { CaseScript } from './script.ts'

type Shown = { readonly [K in 'report' | 'picture']?: CaseTest[K] | undefined }

/** What a report says there is, without the clauses that say what there is not. */
const affirmed = (report: string): readonly string[] =>
  report
    .split(/[，。；：]/)
    .filter((clause) => !/未见|未及|无|没有|不(?!全|清|均|规则|满意|可压缩)/.test(clause))

const sidesOf = (clauses: readonly string[]): readonly string[] => {
  const text = clauses.join('')
  return [/右|双/.test(text) ? ['right'] : [], /左|双/.test(text) ? ['left'] : []].flat()
}

/** Whether a figure that the report gives is what is drawn, to a tenth. */
const agrees = (clauses: readonly string[], pattern: RegExp, drawn: number): boolean => {
  const [, figure, unit] = pattern.exec(clauses.join('，')) ?? []
  if (figure === undefined) return true
  const millimetres = Number(figure) * (unit === 'cm' ? 10 : 1)
  return drawn >= millimetres * 0.9 && drawn <= millimetres * 1.1
}

const compared = (path: string, report: string, picture: Picture): readonly Problem[] =>
  pictureWords(picture).flatMap(({ words, zh, drawn, sides, fits, figure }) => {
    const clauses = affirmed(report).filter((clause) => words.test(clause))
    if (clauses.length > 0 !== drawn)
      return [
        error(
          path,
          drawn ? `图上画了${zh}，报告没有写` : `报告写了${zh}（${clauses[0]}），图上没有画`,
        ),
      ]
    const reportSides = sidesOf(clauses)
    const strange =
      drawn && sides !== undefined && reportSides.length > 0 ? sides.toSorted() : undefined
    return [
      ...unless(
        strange === undefined || strange.join() === reportSides.toSorted().join(),
        error(path, `图与报告中${zh}的左右不一致`),
      ),
      ...(drawn && fits !== undefined
        ? fits
            .filter(({ when, holds }) => clauses.some((clause) => when.test(clause)) && !holds)
            .map(({ when }) => error(path, `图上${zh}的部位或程度与报告不符（${when.source}）`))
        : []),
      ...(figure?.mm === undefined
        ? []
        : unless(
            agrees(clauses, figure.pattern, figure.mm),
            error(path, `图上${zh}的大小与报告的数字不符`),
          )),
    ]
  })

/** A picture stands where its test has one, and shows what the report beside it says: as far as words and figures can be compared. */
export const pictures = ({ tests, caseInfo }: CaseScript): readonly Problem[] =>
  tests.flatMap((test, at) => {
    const kind = pictureKindOf(test.id)
    const shown: readonly (readonly [path: string, shown: Shown])[] = [
      [`tests[${at}]`, test],
      ...(test.later ?? []).map((one, no): [string, Shown] => [
        `tests[${at}].later[${no}]`,
        { report: one.report ?? test.report, picture: one.picture ?? test.picture },
      ]),
    ]
    return shown.flatMap(([path, { report, picture }]) => {
      if (picture !== undefined && picture.kind !== kind)
        return [error(`${path}.picture`, '这项检查没有这一类图')]
      if (caseInfo.age < pictureFromAge)
        return unless(
          picture === undefined,
          error(`${path}.picture`, `示意图画的是成人，${pictureFromAge}岁以下不附图`),
        )
      return kind === undefined || report === undefined
        ? []
        : compared(`${path}.picture`, report, picture ?? defaultPicture(kind))
    })
  })

import { expect, test } from 'vitest'
import type { ImportColumn } from '@xinglin/contract/imports'
import { readPlace } from './read-place.ts'

const cells = (stated: Partial<Record<ImportColumn, string>>) => (name: ImportColumn) =>
  stated[name] ?? ''
const college = '临床医学院'

test.each([
  [
    '年级, 专业 and 班级 of their own',
    { 年级: '2024级', 专业: '临床医学', 班级: '1班' },
    [2024, '临床医学', '1班'],
  ],
  ['a short grade', { 年级: '24级', 专业: '临床医学', 班级: '1班' }, [2024, '临床医学', '1班']],
  ['a year and month', { 年级: '202409', 专业: '药学', 班级: '1班' }, [2024, '药学', '1班']],
  ['a day', { 年级: '2024-09-01', 专业: '药学', 班级: '1班' }, [2024, '药学', '1班']],
  ['all in the name', { 班级: '2024级临床医学1班' }, [2024, '临床医学', '2024级临床医学1班']],
  ['a name with a number of four', { 班级: '临床2401班' }, [2024, '临床', '临床2401班']],
  ['a short grade in the name', { 班级: '24级护理学(2)班' }, [2024, '护理学', '24级护理学(2)班']],
  [
    'what a column says goes before the name',
    { 年级: '2023', 班级: '2024级临床医学1班' },
    [2023, '临床医学', '2024级临床医学1班'],
  ],
] as const)('%s', (_what, stated, [grade, major, name]) =>
  expect(readPlace(cells({ ...stated, 院系: college }))).toEqual({
    place: { college, grade, major, name },
    faults: [],
  }),
)

test.each([
  ['no class is none', { 年级: '2024级', 专业: '临床医学' }, []],
  ['nothing but a number', { 班级: '1班' }, ['缺少院系、年级、专业，无法确定班级']],
  [
    'a grade of the year of study',
    { 年级: '大一', 院系: college, 专业: '药学', 班级: '1班' },
    ['年级须为入学年份，例如“2024级”'],
  ],
  [
    'a grade of another century',
    { 年级: '1999', 院系: college, 专业: '药学', 班级: '1班' },
    ['年级须为入学年份，例如“2024级”'],
  ],
  [
    'a long name',
    { 院系: college, 年级: '2024', 专业: '药学', 班级: '班'.repeat(41) },
    ['班级不得超过40个字'],
  ],
] as const)('%s', (_what, stated, faults) => expect(readPlace(cells(stated))).toEqual({ faults }))

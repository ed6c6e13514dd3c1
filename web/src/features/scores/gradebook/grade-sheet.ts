import { offerSheets, toast } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import type { GradeBook } from '@xinglin/contract/scores'

/** Offers the sheet that registrars import: a row a student with number, name, class and grade, and what it came from on a second sheet. */
export const offerGrades = async (book: GradeBook): Promise<void> => {
  const { Course, ClassName, Columns, Rows, State } = book
  const gradeIn = (row: GradeBook['Rows'][number]) =>
    State === 'draft' ? row.Grade : row.Published
  const sheets = [
    {
      name: '成绩',
      heads: ['学号', '姓名', '班级', '成绩'],
      widths: [18, 14, 30, 10],
      rows: Rows.map((row) => [row.Number, row.Name, row.ClassName, gradeIn(row)]),
    },
    {
      name: '成绩构成',
      heads: [
        '学号',
        '姓名',
        ...Columns.map(({ Name, Weight }) => `${Name}（${Weight}%）`),
        '总评',
      ],
      widths: [18, 14, ...Columns.map(() => 16), 10],
      rows: Rows.map((row) => [
        row.Number,
        row.Name,
        ...row.Scores.map((score, at) => {
          if (score !== null) return scoreWord(score)
          return row.Exempt.includes(at) ? '免' : ''
        }),
        gradeIn(row),
      ]),
    },
  ]
  const name = `${Course}${ClassName}成绩${State === 'draft' ? '（未发布）' : ''}`
  if (await offerSheets(name, sheets)) toast.success(`已导出 ${Rows.length} 人`)
  else toast.error('文件生成失败，请重试')
}

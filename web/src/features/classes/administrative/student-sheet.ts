import { offerSheets, toast } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import type { AdministrativeClass, listAdministrativeStudents } from '@xinglin/contract/classes'
import { everyStudent } from './administrative-queries.ts'

/** A student of a 行政班. */
export type Student = OutputOf<typeof listAdministrativeStudents>['List'][number]

/** What genders are called. */
export const genders: Readonly<Record<number, string>> = { 0: '女', 1: '男' }

/** Offers the students of a 行政班 as a sheet. */
export const offerStudents = async (one: AdministrativeClass) => {
  const students = await everyStudent(one.Id)
  const rows = students.map(({ Number, RealName, Gender, From }) => [
    Number,
    RealName,
    genders[Gender ?? -1] ?? '',
    `${one.Grade}级 ${one.Major} ${one.Name}`,
    From,
  ])
  const sheet = {
    name: one.Name,
    heads: ['学号', '姓名', '性别', '班级', '入班日期'],
    widths: [18, 14, 8, 30, 14],
    rows,
  }
  if (await offerSheets(`${one.Grade}级${one.Major}${one.Name}名单`, [sheet]))
    toast.success(`已导出 ${rows.length} 人`)
  else toast.error('文件生成失败，请重试')
}

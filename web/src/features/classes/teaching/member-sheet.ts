import { offerSheets, toast } from '#ui'
import type { ClassDetail } from '@xinglin/contract/classes'
import { everyMember } from './teaching-queries.ts'

/** Offers those who study in a 教学班 as a sheet. */
export const offerMembers = async (one: ClassDetail) => {
  const members = await everyMember(one.Id)
  const groups = new Map(one.Groups.map(({ Id, Name }) => [Id, Name]))
  const sheet = {
    name: one.Name,
    heads: ['学号', '姓名', '行政班', '小组'],
    widths: [18, 14, 30, 16],
    rows: members.map(({ Number, RealName, ClassName, GroupId }) => [
      Number,
      RealName,
      ClassName,
      groups.get(GroupId) ?? '',
    ]),
  }
  if (await offerSheets(`${one.Course}${one.Name}名单`, [sheet]))
    toast.success(`已导出 ${members.length} 人`)
  else toast.error('文件生成失败，请重试')
}

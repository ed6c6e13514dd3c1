import * as z from 'zod/mini'
import { call, id, people, text } from '@xinglin/contract/call'

const phone = /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}|400-?\d{3}-?\d{4})$/

/** Leaves a wish to buy or to try a course for the administrators of the school. */
export const addLead = call({
  path: '/api/Lead/Add',
  who: people,
  menu: 3,
  perMinute: 5,
  input: z.object({
    CourseId: id,
    Name: text(30, '姓名不得超过30个字').check(z.refine((name) => name !== '', '请填写姓名')),
    Phone: text(20).check(z.refine((number) => phone.test(number), '请填写正确的电话号码')),
    Message: text(500, '留言不得超过500个字'),
  }),
  output: z.strictObject({}),
  refusals: {
    missing: [-404, '数据不存在'],
    sensitive: [-10010, '内容包含敏感词'],
    tooMany: [-1, '您已留过联系方式，工作人员会尽快与您联系'],
    busy: [-1, '今日留言较多，请拨打服务热线联系'],
  },
})

import { call } from '#call'
import { Button, offerSheets, toast, messageOf } from '#ui'
import { importLimits, listInitialPasswords } from '@xinglin/contract/imports'
import { Printer } from 'lucide-react'
import { useState } from 'react'

/** Every first password of an import that was drawn, page by page. */
const allPasswords = async (importId: string) => {
  const all = []
  for (let page = 1; ; page += 1) {
    const { List: list, Count: count } = await call(listInitialPasswords, {
      ImportId: importId,
      PageIndex: page,
      PageSize: importLimits.atOnce,
    })
    all.push(...list)
    if (page * importLimits.atOnce >= count) return all
  }
}

/** Offers the list of first passwords, to be printed and cut into strips. */
export const PasswordsButton = ({ importId, fileName }: { importId: string; fileName: string }) => {
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      const rows = await allPasswords(importId)
      const name = `${fileName.replace(/\.(?:xlsx?|csv|txt)$/i, '')}-初始密码`
      const sheet = {
        name: '初始密码',
        heads: ['院系与班级', '姓名', '学号/工号', '登录名', '初始密码'],
        widths: [34, 14, 18, 18, 18],
        rows: rows.map((one) => [
          one.Place,
          one.RealName,
          one.Number,
          one.AccountName,
          one.Password,
        ]),
      }
      if (!(await offerSheets(name, [sheet]))) toast.error('文件生成失败，请重试')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      size="small"
      icon={<Printer size={15} aria-hidden />}
      pending={pending}
      onClick={() => void run()}
    >
      下载初始密码名单
    </Button>
  )
}

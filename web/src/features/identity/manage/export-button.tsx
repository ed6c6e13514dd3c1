import { Button, confirm, countWord, isUncounted, offerSheets, toast } from '#ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { everyUser, type UserFilters } from './user-queries.ts'
import { userSheet } from './user-sheet.ts'

// Above this many people a list of them is asked for twice.
const many = 1000

/** Offers the people that filters leave as a sheet. */
export const ExportButton = ({
  filters,
  count,
}: {
  filters: UserFilters
  count: number | undefined
}) => {
  const [got, setGot] = useState<number>()
  const total = count ?? 0
  const word = (come: number) => (isUncounted(total) ? `导出中 ${come}` : `导出中 ${come}/${total}`)
  const run = async () => {
    const agreed =
      total < many ||
      (await confirm({
        title: `导出 ${countWord(total)} 人的资料？`,
        note: '文件包含姓名、学号/工号与联系方式，请妥善保管，仅用于教学管理。',
        yes: '导出',
      }))
    if (!agreed) return
    setGot(0)
    try {
      const people = await everyUser(filters, setGot)
      if (await offerSheets('用户', [userSheet(people)]))
        toast.success(`已导出 ${people.length} 人`)
      else toast.error('文件生成失败，请重试')
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setGot(undefined)
    }
  }
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      pending={got !== undefined}
      disabled={total === 0}
      onClick={() => void run()}
    >
      {got === undefined ? '导出' : word(got)}
    </Button>
  )
}

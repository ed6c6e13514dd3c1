import { Button, offerSheets, toast, messageOf } from '#ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { wrongRows } from './import-queries.ts'
import { wrongSheet } from './sheets.ts'

/** Offers the rows that were not imported, each with its reasons. */
export const WrongButton = ({ importId, fileName }: { importId: string; fileName: string }) => {
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      const name = `${fileName.replace(/\.(?:xlsx?|csv|txt)$/i, '')}-有问题的行`
      if (!(await offerSheets(name, [wrongSheet(await wrongRows(importId))])))
        toast.error('文件生成失败，请重试')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      size="small"
      icon={<Download size={15} aria-hidden />}
      pending={pending}
      onClick={() => void run()}
    >
      下载有问题的行
    </Button>
  )
}

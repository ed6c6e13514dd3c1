import { call, classesKey, usersKey } from '#call'
import { Button, confirm, momentOf, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { undoImport } from '@xinglin/contract/imports'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { importKey } from './import-queries.ts'

/** Takes an import back, as long as that is possible. */
export const UndoButton = ({ importId, until }: { importId: string; until: string }) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const run = async () => {
    const agreed = await confirm({
      title: '撤销这次导入？',
      note: '新增的用户会被删除，更新的内容恢复原样。已登录过或被修改过的不会撤销，并逐一列出。',
      yes: '撤销导入',
      danger: true,
    })
    if (!agreed) return
    setPending(true)
    try {
      await call(undoImport, { ImportId: importId })
    } catch (error) {
      toast.error(messageOf(error))
    }
    await queries.invalidateQueries({ queryKey: importKey(importId) })
    await queries.invalidateQueries({ queryKey: usersKey })
    await queries.invalidateQueries({ queryKey: classesKey })
    setPending(false)
  }
  return (
    <Button
      size="small"
      icon={<Undo2 size={15} aria-hidden />}
      pending={pending}
      title={`${momentOf(until)}前可以撤销`}
      onClick={() => void run()}
    >
      撤销导入
    </Button>
  )
}

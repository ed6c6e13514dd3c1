import { call, newId } from '#call'
import { Button, confirm, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  deleteProcedure,
  moveProcedure,
  type ProcedureLine,
  procedureMoves,
} from '@xinglin/contract/workshop'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import caseLook from '../drafts/case-editor.module.css'
import { ExamineDialog } from '../drafts/examine-dialog.tsx'
import { moves } from '../drafts/use-moves.ts'
import { procedureWorkshop } from './procedure-queries.ts'

type Move = (typeof procedureMoves)[number]

const notes: Readonly<Record<Move, string>> = {
  submit: '会先校对，并和每位患者试演一遍；提交后由管理员审核，期间不能修改，可以撤回。',
  withdraw: '撤回后可以继续修改。',
  approve: '通过后成为新的版本，可以放进操作课程：此后开始的操作都用它，已经开始的不受影响。',
  return: '作者会看到退回的原因。',
  revise: '在已通过的版本上开始新的草稿；学生仍用原来的版本，直到新稿通过审核。',
}

/** What may be done with a procedure in its flow. */
export const ProcedureDeeds = ({
  base,
  line,
  flush,
  version,
  onMoved,
  onFaulty,
}: {
  base: string
  line: ProcedureLine
  flush: () => Promise<boolean>
  version: () => string
  onMoved: () => void
  /** What is wrong keeps it from being submitted. */
  onFaulty: () => void
}) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [pending, setPending] = useState<Move | 'delete'>()
  const [open, setOpen] = useState<'approve' | 'return'>()

  /** Throws what the server refuses. */
  const move = async (action: Move, more: { Comment?: string; ReviewedBy?: string } = {}) => {
    if (!(await flush())) throw new Error('还没有保存，请稍后再试')
    setPending(action)
    try {
      await call(
        moveProcedure,
        { ProcedureId: line.Id, Action: action, Version: version(), ...more },
        { idempotencyKey: newId() },
      )
      toast.success(moves[action].done)
      onMoved()
      await queries.invalidateQueries({ queryKey: [...procedureWorkshop, 'list'] })
    } finally {
      setPending(undefined)
    }
  }
  const ask = async (action: Move) => {
    if (action === 'approve' || action === 'return') return setOpen(action)
    const { name } = moves[action]
    if (!(await confirm({ title: `${name}“${line.Title}”？`, note: notes[action], yes: name })))
      return
    try {
      await move(action)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
      if (action === 'submit') onFaulty()
    }
  }
  const remove = async () => {
    const sure = await confirm({
      title: `删除操作项目“${line.Title}”？`,
      note: '删除后无法恢复。',
      yes: '删除',
      danger: true,
    })
    if (!sure) return
    setPending('delete')
    try {
      await call(deleteProcedure, { ProcedureId: line.Id })
      toast.success('已删除')
      await queries.invalidateQueries({ queryKey: [...procedureWorkshop, 'list'] })
      await navigate(base)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setPending(undefined)
    }
  }
  const primary: readonly Move[] = ['submit', 'approve', 'revise']
  return (
    <div className={caseLook.deeds}>
      {line.Actions.includes('delete') && (
        <Button pending={pending === 'delete'} onClick={() => void remove()}>
          删除
        </Button>
      )}
      {procedureMoves
        .filter((action) => line.Actions.includes(action))
        .toSorted((one, other) => Number(primary.includes(one)) - Number(primary.includes(other)))
        .map((action) => (
          <Button
            key={action}
            {...(primary.includes(action) && { kind: 'primary' })}
            pending={pending === action}
            onClick={() => void ask(action)}
          >
            {moves[action].name}
          </Button>
        ))}
      {open && (
        <ExamineDialog
          line={line}
          action={open}
          note={notes[open]}
          onClose={() => setOpen(undefined)}
          onMove={(said) => move(open, said)}
        />
      )}
    </div>
  )
}

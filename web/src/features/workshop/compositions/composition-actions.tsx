import { call, newId } from '#call'
import { Button, confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type CompositionLine, compositionMoves } from '@xinglin/contract/workshop'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import caseLook from '../drafts/case-editor.module.css'
import { ExamineDialog } from '../drafts/examine-dialog.tsx'
import { moves } from '../drafts/use-moves.ts'
import type { CompositionKind, CompositionMove as Move } from './composition-kind.ts'

/** What may be done with a composition in its flow. */
export const CompositionActions = ({
  kind: { calls, key, word, notes },
  base,
  line,
  flush,
  version,
  onMoved,
  onFaulty,
}: {
  kind: CompositionKind
  base: string
  line: CompositionLine
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
        calls.move,
        { Id: line.Id, Action: action, Version: version(), ...more },
        { idempotencyKey: newId() },
      )
      toast.success(moves[action].done)
      onMoved()
      await queries.invalidateQueries({ queryKey: [key, 'list'] })
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
      toast.error(messageOf(error))
      if (action === 'submit') onFaulty()
    }
  }
  const remove = async () => {
    const sure = await confirm({
      title: `删除${word}“${line.Title}”？`,
      note: '删除后无法恢复。',
      yes: '删除',
      danger: true,
    })
    if (!sure) return
    setPending('delete')
    try {
      await call(calls.remove, { Id: line.Id })
      toast.success('已删除')
      await queries.invalidateQueries({ queryKey: [key, 'list'] })
      await navigate(base)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(undefined)
    }
  }
  const primary: readonly Move[] = ['submit', 'approve', 'revise']
  return (
    <div className={caseLook.actions}>
      {line.Actions.includes('delete') && (
        <Button pending={pending === 'delete'} onClick={() => void remove()}>
          删除
        </Button>
      )}
      {compositionMoves
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
          onMove={(action) => move(open, action)}
        />
      )}
    </div>
  )
}

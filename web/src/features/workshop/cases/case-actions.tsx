import { Button, Dropdown } from '#ui'
import type { CaseLine } from '@xinglin/contract/workshop'
import { Copy, Download, Ellipsis, History, Share2, Trash2 } from 'lucide-react'
import styles from '../drafts/case-editor.module.css'
import { type Move, moves } from '../drafts/use-moves.ts'

const primary: readonly Move[] = ['submit', 'approve', 'revise']
const quiet: readonly Move[] = ['return', 'withdraw']

/** What may be done with a case as it stands: the next step first, the rest in a list. */
export const CaseActions = ({
  line,
  pending,
  onMove,
  onCopy,
  onExport,
  onVersions,
  onDelete,
}: {
  line: CaseLine
  pending: Move | 'delete' | undefined
  onMove: (move: Move) => void
  onCopy: () => void
  onExport: () => void
  onVersions: () => void
  onDelete: () => void
}) => {
  const may = (move: Move) => line.Actions.includes(move)
  const share = (['share', 'unshare'] as const).filter(may)
  return (
    <div className={styles.actions}>
      {quiet.filter(may).map((move) => (
        <Button key={move} pending={pending === move} onClick={() => onMove(move)}>
          {moves[move].name}
        </Button>
      ))}
      {primary.filter(may).map((move) => (
        <Button key={move} kind="primary" pending={pending === move} onClick={() => onMove(move)}>
          {moves[move].name}
        </Button>
      ))}
      <Dropdown
        label="更多操作"
        toggle={
          <span className={styles.more}>
            <Ellipsis size={18} aria-hidden />
          </span>
        }
        actions={[
          { name: '版本与记录', icon: <History size={16} aria-hidden />, run: onVersions },
          { name: '复制为新病例', icon: <Copy size={16} aria-hidden />, run: onCopy },
          { name: '导出为文件', icon: <Download size={16} aria-hidden />, run: onExport },
          ...share.map((move) => ({
            name: moves[move].name,
            icon: <Share2 size={16} aria-hidden />,
            run: () => onMove(move),
          })),
          ...(line.Actions.includes('delete')
            ? [{ name: '删除', icon: <Trash2 size={16} aria-hidden />, run: onDelete }]
            : []),
        ]}
      />
    </div>
  )
}

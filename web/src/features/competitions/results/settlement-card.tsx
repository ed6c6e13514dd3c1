import { call } from '#call'
import { Button, Card, confirm, momentOf, Tag, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  closeRound,
  freezeBoard,
  type FullBoard,
  signSettlement,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { SettleDialog } from './settle-dialog.tsx'
import styles from './results.module.css'

/** Freezing, settling and publishing: what was done, and what comes next. */
export const SettlementCard = ({ board, isLive }: { board: FullBoard; isLive: boolean }) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState('')
  const [isSettling, setSettling] = useState(false)
  const tried = async (what: string, work: () => Promise<unknown>, done: string) => {
    setPending(what)
    try {
      await work()
      toast.success(done)
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      setPending('')
      await queries.invalidateQueries({ queryKey: contestsKey })
    }
  }
  const { RoundId: Id, Version } = board
  const isFrozen = board.FrozenAt !== null
  const freeze = () =>
    tried(
      'freeze',
      () => call(freezeBoard, { Id, Frozen: !isFrozen, Version }),
      isFrozen ? '已解除封榜' : '已封榜',
    )
  const sign = async (settlement: string) => {
    const isSure = await confirm({
      title: '签发这份结算？',
      note: '签发后成绩公示，评委不能再改评分表。',
      yes: '签发并公示',
    })
    if (isSure) await tried('sign', () => call(signSettlement, { Id: settlement }), '已公示')
  }
  const close = async () => {
    const isSure = await confirm({
      title: '结束公示？',
      note: '成绩和奖项确定，获奖者可以领取证书。',
      yes: '结束公示',
    })
    if (isSure) await tried('close', () => call(closeRound, { Id, Version }), '已结束公示')
  }
  const waiting = board.Settlements.find(({ SignedAt }) => SignedAt === null)
  return (
    <Card className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.head}>结算与公示</h2>
        {isLive && (board.State === 'running' || board.State === 'judging') && (
          <Button pending={pending === 'freeze'} onClick={() => void freeze()}>
            {isFrozen ? '解除封榜' : '封榜'}
          </Button>
        )}
        {board.State === 'judging' && (
          <Button kind={waiting ? 'quiet' : 'primary'} onClick={() => setSettling(true)}>
            {waiting ? '重新结算' : '结算成绩'}
          </Button>
        )}
        {board.State === 'published' && (
          <Button pending={pending === 'close'} onClick={() => void close()}>
            结束公示
          </Button>
        )}
      </div>
      {isFrozen && (
        <p className={styles.note}>{momentOf(board.FrozenAt)} 封榜，公开的榜单停在这一刻。</p>
      )}
      {board.State === 'running' && (
        <p className={styles.note}>结束比赛后可以结算。还有 {board.Missing} 份评分表没有提交。</p>
      )}
      {board.State === 'judging' && board.Missing > 0 && (
        <p className={styles.warn}>还有 {board.Missing} 份评分表没有提交。</p>
      )}
      {board.State === 'published' && (
        <p className={styles.note}>异议期到 {momentOf(board.ObjectionsUntil)}。</p>
      )}
      {board.Settlements.length > 0 && (
        <ul className={styles.settlements}>
          {board.Settlements.map((one) => (
            <li key={one.Id}>
              <span>
                第 {one.No} 次结算，{one.PreparedBy} {momentOf(one.PreparedAt)}
                {one.Note !== '' && `，${one.Note}`}
                <small className={styles.hash}>校验值 {one.Hash.slice(0, 16)}</small>
              </span>
              {one.SignedAt === null ? (
                <span className={styles.actions}>
                  <Tag tone="warning">待签发</Tag>
                  {one.CanSign ? (
                    <Button
                      kind="primary"
                      size="small"
                      pending={pending === 'sign'}
                      onClick={() => void sign(one.Id)}
                    >
                      签发
                    </Button>
                  ) : (
                    <span className={styles.note}>须由另一人签发</span>
                  )}
                </span>
              ) : (
                <span className={styles.note}>
                  {one.SignedBy} {momentOf(one.SignedAt)} 签发
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isSettling && <SettleDialog board={board} onClose={() => setSettling(false)} />}
    </Card>
  )
}

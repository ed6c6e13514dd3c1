import { call } from '#call'
import { SkeletonText, Button, Drawer, Failure, longMomentOf, toast } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  decideAppeal,
  type getAppeal,
  longestWords,
} from '@xinglin/contract/simulations/consultation'
import { useState } from 'react'
import { Link } from 'react-router'
import { appealInFull, decisionsChanged } from '../appeals/appeal-queries.ts'
import { AppealFacts } from './appeal-facts.tsx'
import { AppealForm, type Draft } from './appeal-form.tsx'
import styles from './appeal-queue.module.css'
import { AppealSign } from '../appeals/appeal-sign.tsx'
import { AppealTurns } from './appeal-turns.tsx'
import type { ItemPlace } from '../class/class-queries.ts'
import type { DebriefAddress } from '../class/item-learners.tsx'

type Full = OutputOf<typeof getAppeal>

const meantIn = ({ Appeal: { About: about } }: Full): string =>
  about.Kind === 'sentence' ? about.Meant : ''

const { meaning, reason: noReason } = decideAppeal.refusals

/** An appeal with what it rests on; whoever teaches the course accepts or declines it. */
const Deciding = ({
  full,
  place,
  addressOf,
  onClose,
}: {
  full: Full
  place: ItemPlace
  addressOf: DebriefAddress
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const first: Draft = { key: meantIn(full), reason: '' }
  const [draft, setDraft] = useState(first)
  const [fault, setFault] = useState('')
  const { Appeal: appeal } = full
  const isSentence = appeal.About.Kind === 'sentence'
  const decide = useMutation({
    mutationFn: (accept: boolean) =>
      call(decideAppeal, {
        Id: appeal.Id,
        Accept: accept,
        Key: accept && isSentence ? draft.key : '',
        Reason: draft.reason.trim(),
      }),
    onSuccess: async ({ State, Composite }) => {
      toast.success(
        State === 'accepted' ? `已接受，现在总分 ${Composite ?? 0}` : '已驳回，学生会看到理由',
      )
      await decisionsChanged(queries)
      onClose()
    },
    onError: (error) => setFault(error.message),
  })
  const submit = (accept: boolean) => {
    if (decide.isPending) return
    if (accept && isSentence && draft.key === '') return setFault(meaning[1])
    if (!accept && draft.reason.trim() === '') return setFault(noReason[1])
    if ([...draft.reason].length > longestWords) return setFault(`理由不得超过${longestWords}个字`)
    decide.mutate(accept)
  }
  const dirty = draft.reason !== '' || draft.key !== first.key
  return (
    <Drawer
      title={`${appeal.Learner}的申诉`}
      wide
      hold={full.MayDecide}
      dirty={full.MayDecide && dirty}
      onClose={onClose}
      foot={
        full.MayDecide && (
          <div className={styles.deeds}>
            <Button kind="quiet" pending={decide.isPending} onClick={() => submit(false)}>
              驳回
            </Button>
            <Button kind="primary" pending={decide.isPending} onClick={() => submit(true)}>
              接受，改分
            </Button>
          </div>
        )
      }
    >
      <div className={styles.full}>
        <AppealFacts full={full} />
        <p>
          <Link to={addressOf({ ...place, ...appeal })}>看这次问诊的完整复盘</Link>
        </p>
        <h3>前后的对话</h3>
        <AppealTurns turns={full.Turns} seq={appeal.About.Seq} />
        {appeal.State !== 'open' && (
          <p>
            <AppealSign appeal={appeal} />{' '}
            {appeal.DecidedAt && `${appeal.Decider}，${longMomentOf(appeal.DecidedAt)}`}
          </p>
        )}
        {full.MayDecide && (
          <AppealForm
            draft={draft}
            isSentence={isSentence}
            fault={fault}
            onChange={(next) => {
              setFault('')
              setDraft(next)
            }}
          />
        )}
        {appeal.State === 'open' && !full.MayDecide && (
          <p className={styles.words}>只有本课程的教师可以处理申诉。</p>
        )}
      </div>
    </Drawer>
  )
}

/** An appeal, opened at the right edge. */
export const AppealDrawer = ({
  id,
  place,
  addressOf,
  onClose,
}: {
  id: string
  place: ItemPlace
  addressOf: DebriefAddress
  onClose: () => void
}) => {
  const { data, error, refetch } = useQuery(appealInFull(id))
  if (data)
    return <Deciding key={id} full={data} place={place} addressOf={addressOf} onClose={onClose} />
  return (
    <Drawer title="申诉" wide onClose={onClose}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Drawer>
  )
}

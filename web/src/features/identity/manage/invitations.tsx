import { call } from '#call'
import {
  Button,
  confirm,
  Empty,
  type ListColumn,
  ManagedList,
  momentOf,
  PageHead,
  QrCode,
  SecretDialog,
  Tag,
  toast,
  useListState,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Invitation, resendInvitation, revokeInvitation } from '@xinglin/contract/identity'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { InvitationDrawer } from './invitation-drawer.tsx'
import {
  invitationAddress,
  invitations,
  invitationsAPage,
  invitationsKey,
} from './invitation-queries.ts'
import styles from './invitations.module.css'
import { SentTag } from './sent-tag.tsx'

const stateNames = { open: '有效', used: '已用完', over: '已过期', revoked: '已撤销' } as const
const stateTones = {
  open: 'success',
  used: 'neutral',
  over: 'neutral',
  revoked: 'neutral',
} as const

const usual = { page: 1 }

const columns: readonly ListColumn<Invitation>[] = [
  {
    id: 'place',
    name: '院系与学科',
    fixed: true,
    cell: ({ CollegeName, DepartmentName }) =>
      [CollegeName, DepartmentName].filter(Boolean).join(' · ') || '不指定',
  },
  { id: 'note', name: '备注', cell: ({ Note }) => Note || '—' },
  {
    id: 'used',
    name: '已加入',
    cell: ({ Used, Uses, People }) => (
      <>
        {Used} / {Uses} 人
        {People.length > 0 && (
          <span className={styles.people}>
            {People.map(({ Name, Number: number }) => `${Name}（${number}）`).join('、')}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'sent',
    name: '发送',
    cell: ({ Delivery }) => <SentTag delivery={Delivery} />,
  },
  {
    id: 'state',
    name: '状态',
    width: 96,
    cell: ({ State }) => <Tag tone={stateTones[State]}>{stateNames[State]}</Tag>,
  },
  { id: 'until', name: '有效期至', width: 160, cell: ({ ExpiresAt }) => momentOf(ExpiresAt) },
  {
    id: 'by',
    name: '创建',
    width: 190,
    cell: ({ CreatedByName, CreatedAt }) => `${CreatedByName} ${momentOf(CreatedAt)}`,
  },
]

/** Invitations of teachers: made, shown once as a link and a QR code, taken back; who joined by each. */
export const Invitations = () => {
  const queries = useQueryClient()
  const list = useListState(usual)
  const [isMaking, setMaking] = useState(false)
  const [fresh, setFresh] = useState<{ code: string; expiresAt: string; sentTo: number }>()
  const revoke = async ({ Id, Used }: Invitation) => {
    const agreed = await confirm({
      title: '撤销这个邀请？',
      note: `链接和邀请码立即失效${Used > 0 ? `，已加入的 ${Used} 位教师不受影响` : ''}。`,
      yes: '撤销',
      danger: true,
    })
    if (!agreed) return
    try {
      await call(revokeInvitation, { Id })
      toast.success('邀请已撤销')
    } catch (fault) {
      toast.error(messageOf(fault))
    }
    await queries.invalidateQueries({ queryKey: invitationsKey })
  }
  const sendAgain = async ({ Id }: Invitation) => {
    try {
      const { Waiting } = await call(resendInvitation, { Id })
      toast.success(`${Waiting} 条将重新发送`)
    } catch (fault) {
      toast.error(messageOf(fault))
    }
    await queries.invalidateQueries({ queryKey: invitationsKey })
  }
  const invite = (
    <Button
      kind="primary"
      icon={<MailPlus size={17} aria-hidden />}
      onClick={() => setMaking(true)}
    >
      邀请教师
    </Button>
  )
  return (
    <>
      <PageHead
        title="教师邀请"
        note="用短信、邮件、链接或二维码邀请，由教师自己填写姓名、工号和密码加入。"
      >
        {invite}
      </PageHead>
      <ManagedList
        name="invitations"
        label="教师邀请列表"
        unit="个"
        list={list}
        query={useQuery(invitations(list.state.page))}
        size={invitationsAPage}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Note, ExpiresAt }) => Note || `${momentOf(ExpiresAt)}到期的邀请`}
        renderActions={(one) =>
          one.State === 'open' && (
            <>
              {(one.Delivery?.Failed ?? 0) > 0 && (
                <Button kind="plain" size="small" onClick={() => void sendAgain(one)}>
                  重新发送
                </Button>
              )}
              <Button kind="plain" size="small" onClick={() => void revoke(one)}>
                撤销
              </Button>
            </>
          )
        }
        none="没有符合条件的邀请"
        empty={
          <Empty
            head="还没有邀请"
            note="不必收集名单：生成一个链接，教师自己加入。"
            next={invite}
          />
        }
      />
      {isMaking && (
        <InvitationDrawer
          onClose={() => setMaking(false)}
          onMade={(one) => {
            setMaking(false)
            setFresh(one)
          }}
        />
      )}
      {fresh && (
        <SecretDialog
          title="邀请已生成"
          what="邀请链接"
          secret={invitationAddress(fresh.code)}
          note="链接只显示一次，请复制后发给教师；遗失可撤销后重新生成"
          onClose={() => setFresh(undefined)}
        >
          <div className={styles.fresh}>
            <QrCode text={invitationAddress(fresh.code)} label="邀请二维码" />
            <p>
              邀请码 <strong>{fresh.code}</strong>
              <br />
              {momentOf(fresh.expiresAt)} 前有效。
              {fresh.sentTo > 0 && `正在发送给 ${fresh.sentTo} 人，结果见列表。`}
            </p>
          </div>
        </SecretDialog>
      )}
    </>
  )
}

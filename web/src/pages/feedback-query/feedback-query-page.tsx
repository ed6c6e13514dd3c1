import { MyFeedback, OneFeedback, QueryForm } from '#feedback'
import { isMember, useSession } from '#session'
import { Button, ButtonLink, Card, Tabs, useAtOnce } from '#ui'
import { ArrowLeft, MessageSquarePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import styles from '../feedback/feedback-page.module.css'

type FeedbackQuery = { readonly Code: string; readonly Contact: string; readonly round: number }

const nothing: FeedbackQuery = { Code: '', Contact: '', round: 0 }

/** By code and contact. The contact never stands in the address: it is somebody's own. */
const ByCode = ({ code }: { code: string }) => {
  const [query, setQuery] = useState<FeedbackQuery>()
  const [before, setBefore] = useState<FeedbackQuery>({ ...nothing, Code: code })
  const form = (fault: string) => (
    <Card roomy>
      <QueryForm
        key={before.round}
        code={before.Code}
        contact={before.Contact}
        fault={fault}
        onAsk={(which) => {
          const next = { ...which, round: before.round + 1 }
          setBefore(next)
          setQuery(next)
        }}
      />
    </Card>
  )
  if (!query) return form('')
  return (
    <OneFeedback
      key={query.round}
      which={{ Code: query.Code, Contact: query.Contact }}
      missing={form}
      back={
        <Button
          size="small"
          kind="plain"
          icon={<ArrowLeft size={15} aria-hidden />}
          onClick={() => setQuery(undefined)}
        >
          查询其他反馈
        </Button>
      }
    />
  )
}

const Mine = ({ id }: { id: string }) => {
  if (!id) return <MyFeedback />
  return (
    <OneFeedback
      key={id}
      which={{ Id: id }}
      back={
        <ButtonLink
          size="small"
          kind="plain"
          to="/Feedbackquery"
          icon={<ArrowLeft size={15} aria-hidden />}
        >
          我的反馈
        </ButtonLink>
      }
    />
  )
}

type Way = 'mine' | 'code'

// The code of the address that asks for no code in particular.
const noCode = '-'

const tabsOf = (
  id: string,
  code: string,
): { value: Way; name: string; panel: () => ReactNode }[] => [
  { value: 'mine', name: '我的反馈', panel: () => <Mine id={id} /> },
  {
    value: 'code',
    name: '凭查询码查询',
    panel: () => <ByCode key={code} code={code === noCode ? '' : code} />,
  },
]

const Ways = ({ id, code }: { id: string; code: string }) => {
  const navigate = useNavigate()
  const [chosen, choose] = useAtOnce<Way>(
    code && !id ? 'code' : 'mine',
    (way) => void navigate(way === 'code' ? `/Feedbackquery?code=${noCode}` : '/Feedbackquery'),
  )
  return <Tabs label="反馈查询" tabs={tabsOf(id, code)} chosen={chosen} onChoose={choose} />
}

/** 反馈查询: one's own list for who has an account, any by code and contact for everybody. */
export const FeedbackQueryPage = () => {
  const member = isMember(useSession())
  const [query] = useSearchParams()
  const [id, code] = [query.get('id') ?? '', query.get('code') ?? '']
  return (
    <div className={styles.page}>
      <header className={styles.headWith}>
        <div className={styles.head}>
          <h1>反馈查询</h1>
          <p>查看处理进度和学校的回复，也可以继续补充说明。</p>
        </div>
        <ButtonLink to="/Feedback" icon={<MessageSquarePlus size={17} aria-hidden />}>
          提交新反馈
        </ButtonLink>
      </header>
      <div className={styles.narrow}>
        {member ? <Ways id={id} code={code} /> : <ByCode key={code} code={code} />}
      </div>
    </div>
  )
}

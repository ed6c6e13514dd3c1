import { momentOf, Tag } from '#ui'
import { type InquiryLine, type InquiryState, inquiryStateNames } from '@xinglin/contract/inquiries'
import { CircleCheck, CircleDashed, Lock, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import styles from './inquiries.module.css'

const tones = {
  open: ['warning', CircleDashed],
  answered: ['school', MessageCircle],
  resolved: ['success', CircleCheck],
  closed: ['neutral', Lock],
} as const

/** How a question stands. */
export const InquiryStateTag = ({ state }: { state: InquiryState }) => {
  const [tone, Icon] = tones[state]
  return (
    <Tag tone={tone} icon={<Icon size={13} aria-hidden />}>
      {inquiryStateNames[state]}
    </Tag>
  )
}

/** A question in a list. */
export const InquiryCard = ({
  one,
  to,
  withAsker = false,
  heading: Heading = 'h2',
}: {
  one: InquiryLine
  to: string
  withAsker?: boolean
  /** One below what stands above the list. */
  heading?: 'h2' | 'h3'
}) => (
  <li className={styles.line}>
    <div className={styles.head}>
      <Heading className={styles.title}>
        <Link to={to}>{one.Title}</Link>
      </Heading>
      <span className={styles.tags}>
        {one.Unread && <Tag tone="apricot">有新回复</Tag>}
        {one.IsCommon && <Tag tone="school">常见问题</Tag>}
        <InquiryStateTag state={one.State} />
      </span>
    </div>
    <p className={styles.about}>
      {withAsker && <span>{one.AskerName}</span>}
      <span>{[one.CourseName, one.ItemTitle].filter(Boolean).join(' · ')}</span>
      <span>{momentOf(one.CreatedAt)} 提问</span>
      <span>{one.Answers} 个回答</span>
    </p>
  </li>
)

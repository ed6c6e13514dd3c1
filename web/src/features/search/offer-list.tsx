/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list of a combobox has no tag of its own, and its field hears the keys */
import { classes, Marked } from '#ui'
import { BookOpen, History, Layers, Newspaper, UserRound } from 'lucide-react'
import styles from './offer-list.module.css'
import type { Offer, Offers } from './offers.ts'

const icons = {
  recent: History,
  courses: BookOpen,
  teachers: UserRound,
  topics: Layers,
  news: Newspaper,
}

const holdFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/** What the search box offers, under headings; the focus stays in the field. */
export const OfferList = ({
  id,
  groups,
  at,
  optionId,
  onPoint,
  onFollow,
  onForget,
}: {
  id: string
  groups: readonly Offers[]
  /** The chosen line, counted through all groups. */
  at: number
  optionId: (index: number) => string
  onPoint: (index: number) => void
  onFollow: (offer: Offer) => void
  /** Forgets the recent searches. */
  onForget: () => void
}) => {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { offers }) => sum + offers.length, 0),
  )
  const recent = groups[0]?.kind === 'recent'
  return (
    <div className={styles.panel}>
      {groups.length === 0 && (
        <output className={styles.nothing}>没有匹配的内容，按回车键搜索全部内容</output>
      )}
      {recent && (
        <button type="button" className={styles.forget} onClick={onForget}>
          清空
        </button>
      )}
      {groups.length > 0 && (
        <div className={styles.list} id={id} role="listbox" aria-label="搜索建议" tabIndex={-1}>
          {groups.map(({ kind, name, offers }, group) => {
            const Icon = icons[kind]
            return (
              <div key={kind} role="group" aria-label={name}>
                <div className={styles.head} aria-hidden="true">
                  {name}
                </div>
                {offers.map((offer, index) => {
                  const number = (starts[group] ?? 0) + index
                  return (
                    <div
                      key={number}
                      id={optionId(number)}
                      role="option"
                      tabIndex={-1}
                      aria-selected={number === at}
                      className={classes(styles.offer, number === at && styles.chosen)}
                      onPointerDown={holdFocus}
                      onMouseDown={holdFocus}
                      onPointerMove={() => {
                        if (number !== at) onPoint(number)
                      }}
                      onClick={() => onFollow(offer)}
                    >
                      <Icon className={styles.icon} size={16} aria-hidden />
                      <span className={styles.name}>
                        <Marked text={offer.name} marks={offer.marks} />
                      </span>
                      {offer.note && <span className={styles.note}>{offer.note}</span>}
                    </div>
                  )
                })}
              </div>
            )
          })}
        </div>
      )}
    </div>
  )
}

import { KindCourses } from '#courses'
import { useSchool } from '#session'
import { Band, Card, useAddressState, usePageTitle } from '#ui'
import { kind } from '@xinglin/contract/courses'
import { MessagesSquare, NotebookPen, Stethoscope, Target } from 'lucide-react'
import styles from './intelligence-page.module.css'

const steps = [
  {
    icon: MessagesSquare,
    name: '问诊',
    note: '用自己的话提问。病人只回答被问到的问题，问得宽泛就只讲大概，问得具体才说细节。',
  },
  {
    icon: Stethoscope,
    name: '查体与检查',
    note: '决定查什么、为什么查。每一项检查都有结果，也都有代价。',
  },
  {
    icon: Target,
    name: '诊断与处理',
    note: '写下诊断、鉴别诊断与依据，提出处理，再完成病历。',
  },
  {
    icon: NotebookPen,
    name: '复盘',
    note: '八个维度逐项给出得分与依据，指出遗漏的问题和下一次的练习重点。',
  },
]

/** 智能问诊: what a virtual standardized patient is, and the courses with one. */
export const IntelligencePage = () => {
  const { ServicePhone: phone } = useSchool()
  const [filters, narrow] = useAddressState({ department: '', audience: 0, page: 1 })
  usePageTitle('智能问诊')
  return (
    <div className={styles.page}>
      <Band title="智能问诊" steps={[{ name: '首页', to: '/' }, { name: '智能问诊' }]} />
      <div className={styles.inside}>
        <Card as="section" roomy aria-labelledby="what">
          <h2 className={styles.head} id="what">
            和虚拟标准化病人练习一次完整的接诊
          </h2>
          <ol className={styles.steps}>
            {steps.map(({ icon: Icon, name, note }) => (
              <li key={name}>
                <span className={styles.sign}>
                  <Icon size={22} aria-hidden />
                </span>
                <h3>{name}</h3>
                <p>{note}</p>
              </li>
            ))}
          </ol>
          <p className={styles.note}>
            仅用于教学模拟，不作为诊疗依据。
            {phone && (
              <>
                {' '}
                本校尚未开通智能问诊？请联系 <a href={`tel:${phone}`}>{phone}</a>。
              </>
            )}
          </p>
        </Card>
        <section aria-labelledby="cases">
          <h2 className={styles.head} id="cases">
            问诊课程
          </h2>
          <KindCourses
            kind={kind.consultation}
            filters={filters}
            nothing="暂无可用病例"
            onFilters={narrow}
          />
        </section>
      </div>
    </div>
  )
}

import { isMember, useSchool, useSession } from '#session'
import { Avatar, Card, Tag, chosenInSight } from '#ui'
import { role, type Session } from '@xinglin/contract/identity'
import {
  Bell,
  BookOpen,
  ChartNoAxesColumn,
  ClipboardCheck,
  ClipboardList,
  ClipboardPen,
  Coins,
  FilePenLine,
  FileCheck,
  FileText,
  Flag,
  FolderOpen,
  FlaskConical,
  GraduationCap,
  Handshake,
  HeartHandshake,
  ListChecks,
  ListTodo,
  Medal,
  MessageCircleQuestion,
  MessageCircleReply,
  NotebookPen,
  Settings,
  Star,
  Stethoscope,
  Syringe,
  UsersRound,
  Trophy,
} from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import styles from './personal-centre.module.css'
import { hasPersonalCentre, isWithin, personalMenu } from './personal-menu.ts'

const icons = {
  courses: BookOpen,
  scores: Trophy,
  records: ChartNoAxesColumn,
  notes: NotebookPen,
  asked: MessageCircleQuestion,
  answering: MessageCircleReply,
  questionnaires: ListTodo,
  questionnaireManage: ListTodo,
  peers: Handshake,
  peerTeaching: HeartHandshake,
  missions: ClipboardList,
  missionManage: ClipboardPen,
  classes: GraduationCap,
  classManage: UsersRound,
  teaching: FilePenLine,
  questions: ListChecks,
  papers: FileText,
  exams: FileCheck,
  competitions: Medal,
  competitionManage: Flag,
  cases: Stethoscope,
  labReports: ClipboardCheck,
  procedures: Syringe,
  protocols: FlaskConical,
  resources: FolderOpen,
  points: Coins,
  reviews: Star,
  messages: Bell,
  settings: Settings,
}

const roleWords: Readonly<Record<number, string>> = {
  [role.operator]: '平台管理员',
  [role.admin]: '学校管理员',
  [role.teacher]: '教师',
  [role.student]: '学生',
}

const Person = ({ who }: { who: Session }) => {
  const { Name } = useSchool()
  return (
    <Card className={styles.person}>
      <Avatar src={who.ImgUrl} gender={who.Gender} size={64} />
      <div className={styles.words}>
        <p className={styles.name}>
          {who.RealName}
          {roleWords[who.RoleType] && <Tag tone="school">{roleWords[who.RoleType]}</Tag>}
        </p>
        <p className={styles.about}>{who.StudentIDOrJobNumber}</p>
        <p className={styles.about}>{Name}</p>
      </div>
    </Card>
  )
}

/** The personal centre: who one is, what is one's own, and the page that was chosen. */
export const PersonalCentre = () => {
  const who = useSession()
  const school = useSchool()
  const { pathname } = useLocation()
  // Whoever may not come is led elsewhere by the page itself.
  if (!isMember(who) || !hasPersonalCentre(school)) return <Outlet />
  return (
    <div className={styles.centre}>
      <div className={styles.side}>
        <Person who={who} />
        <nav ref={chosenInSight} className={styles.menu} aria-label="个人中心">
          {personalMenu(who).map(({ name, to, page }) => {
            const Icon = icons[page]
            return (
              <Link
                key={to}
                to={to}
                className={styles.entry ?? ''}
                aria-current={isWithin(page, pathname) ? 'page' : undefined}
              >
                <Icon size={18} aria-hidden />
                {name}
              </Link>
            )
          })}
        </nav>
      </div>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  )
}

import { CalendarDays, ClipboardList, Presentation } from 'lucide-react'
import type { Screen } from './screen.ts'

/** The screens of terms, of what is taught in them and of what is set. */
export const classScreens: readonly Screen[] = [
  {
    name: '学期',
    path: 'terms',
    group: '教学',
    icon: CalendarDays,
    load: () => import('./terms-page.tsx').then((module) => module.TermsPage),
  },
  {
    name: '教学班',
    path: 'teaching-classes/:classId?',
    group: '教学',
    posts: ['secretary', 'collegeHead'],
    icon: Presentation,
    load: () => import('./teaching-classes-page.tsx').then((module) => module.TeachingClassesPage),
  },
  {
    name: '任务',
    path: 'tasks/:taskId?',
    group: '教学',
    posts: ['secretary', 'collegeHead'],
    icon: ClipboardList,
    load: () => import('./tasks-page.tsx').then((module) => module.TasksPage),
  },
]

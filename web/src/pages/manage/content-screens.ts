import { Layers, Megaphone, Newspaper } from 'lucide-react'
import { type Screen } from './screen.ts'

/** What the school tells and shows. */
export const contentScreens: readonly Screen[] = [
  {
    name: '公告',
    path: 'announcements',
    group: '内容',
    icon: Megaphone,
    load: () => import('./announcements-page.tsx').then((module) => module.AnnouncementsPage),
  },
  {
    name: '新闻',
    path: 'news',
    group: '内容',
    icon: Newspaper,
    load: () => import('./news-page.tsx').then((module) => module.NewsPage),
  },
  {
    name: '专题',
    path: 'topics',
    group: '内容',
    icon: Layers,
    load: () => import('./topics-page.tsx').then((module) => module.TopicsPage),
  },
]

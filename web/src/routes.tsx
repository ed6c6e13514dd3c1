import type { RouteObject } from 'react-router'
import { outside } from './pages/shell/outside.tsx'
import { page } from './pages/shell/page.tsx'
import { Shell } from './pages/shell/shell.tsx'

const home = page({}, () => import('./pages/home/home-page.tsx').then((module) => module.HomePage))
const preview = page({ menu: 3 }, () =>
  import('./pages/course-preview/course-preview-page.tsx').then(
    (module) => module.CoursePreviewPage,
  ),
)
const learning = page({ menu: 3, who: 'members' }, () =>
  import('./pages/learning/learning-page.tsx').then((module) => module.LearningPage),
)

/** Every address of the product, with who may come; each page's code comes when it is first shown. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { index: true, element: home },
      { path: 'CoursePreview/:courseid/:skillId?', element: preview },
      { path: 'BaseLearning/:courseId/:moolparam', element: learning },
      // An address that nothing answers to is home, and stays as it was typed.
      { path: '*', element: home },
    ],
  },
  {
    path: 'login',
    element: outside('登录', () =>
      import('./pages/login/login-page.tsx').then((module) => module.LoginPage),
    ),
  },
  {
    path: 'modifypassword',
    element: outside('修改密码', () =>
      import('./pages/modify-password/modify-password-page.tsx').then(
        (module) => module.ModifyPasswordPage,
      ),
    ),
  },
  {
    path: 'errpage',
    element: outside('错误', () =>
      import('./pages/trouble/trouble-page.tsx').then((module) => module.TroublePage),
    ),
  },
]

import type { RouteObject } from 'react-router'
import { outside } from './pages/shell/outside.tsx'
import { page } from './pages/shell/page.tsx'
import { Shell } from './pages/shell/shell.tsx'

const home = page({}, () => import('./pages/home/home-page.tsx').then((module) => module.HomePage))

/** Every address of the product, with who may come; each page's code comes when it is first shown. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { index: true, element: home },
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

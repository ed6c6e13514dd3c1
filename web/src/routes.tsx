import type { RouteObject } from 'react-router'
import * as creating from './pages/course-creating/creating-pages.ts'
import { missions } from './pages/assignments/assignment-pages.ts'
import { classRoutes } from './pages/classes/class-pages.ts'
import { caseEditor, caseList } from './pages/case-workshop/case-pages.ts'
import { labReport, labReports } from './pages/personal/lab-report-pages.ts'
import { feedback, feedbackQuery } from './pages/feedback/feedback-pages.ts'
import { inquiryRoutes } from './pages/inquiries/inquiry-pages.ts'
import { peerRoutes } from './pages/peers/peer-pages.ts'
import { pointRoutes } from './pages/points/point-pages.ts'
import { questionnaireRoutes } from './pages/questionnaires/questionnaire-pages.ts'
import { knowledgeExam, questionRoutes } from './pages/questions/question-pages.ts'
import * as personal from './pages/personal/personal-pages.ts'
import { personalCentre } from './pages/personal/personal-layout.tsx'
import * as experiment from './pages/experiment-workshop/experiment-pages.ts'
import { procedureEditor, procedureList } from './pages/procedure-workshop/procedure-pages.ts'
import { contestRoutes, ownContestRoutes } from './pages/competitions/competition-pages.ts'
import { invitationRoutes } from './pages/invitation/invitation-routes.ts'
import { examRoutes } from './pages/exams/exam-pages.ts'
import * as overseeing from './pages/course-examinations/overseeing-pages.ts'
import { outside } from './pages/shell/outside-shell.tsx'
import { page } from './pages/shell/page.tsx'
import { Shell } from './pages/shell/shell.tsx'

const home = page({}, () => import('./pages/home/home-page.tsx').then((module) => module.HomePage))
const catalogue = page(
  { menu: 3 },
  () => import('./pages/catalogue/catalogue-page.tsx').then((module) => module.CataloguePage),
  () => import('./pages/catalogue/warm-catalogue.ts').then((module) => module.warmCatalogue),
)
const results = page(
  {},
  () =>
    import('./pages/search-results/search-results-page.tsx').then(
      (module) => module.SearchResultsPage,
    ),
  () => import('./pages/search-results/warm-results.ts').then((module) => module.warmResults),
)
const news = page(
  { title: '学校新闻' },
  () => import('./pages/news/news-page.tsx').then((module) => module.NewsPage),
  () => import('./pages/news/warm-news.ts').then((module) => module.warmNews),
)
const article = page(
  {},
  () => import('./pages/news/article-page.tsx').then((module) => module.ArticlePage),
  () => import('./pages/news/warm-news.ts').then((module) => module.warmNews),
)
const topics = page(
  { menu: 5, title: '专题' },
  () => import('./pages/topics/topics-page.tsx').then((module) => module.TopicsPage),
  () => import('./pages/topics/warm-topics.ts').then((module) => module.warmTopics),
)
const topic = page(
  { menu: 5 },
  () => import('./pages/topics/topic-page.tsx').then((module) => module.TopicPage),
  () => import('./pages/topics/warm-topics.ts').then((module) => module.warmTopics),
)
const preview = page(
  { menu: 3 },
  () =>
    import('./pages/course-preview/course-preview-page.tsx').then(
      (module) => module.CoursePreviewPage,
    ),
  () => import('./pages/course-preview/warm-preview.ts').then((module) => module.warmPreview),
)
const teachers = page(
  { menu: 4 },
  () => import('./pages/teacher/teacher-page.tsx').then((module) => module.TeacherPage),
  () => import('./pages/teacher/warm-teachers.ts').then((module) => module.warmTeachers),
)
const teacher = page({ menu: 4 }, () =>
  import('./pages/teacher-info/teacher-info-page.tsx').then((module) => module.TeacherInfoPage),
)
const baseOperation = page({ menu: 5 }, () =>
  import('./pages/base-operation/base-operation-page.tsx').then(
    (module) => module.BaseOperationPage,
  ),
)
const intelligence = page({ menu: 5 }, () =>
  import('./pages/intelligence/intelligence-page.tsx').then((module) => module.IntelligencePage),
)
const learning = page({ menu: 3, who: 'members' }, () =>
  import('./pages/learning/learning-page.tsx').then((module) => module.LearningPage),
)
const video = page({ who: 'members' }, () =>
  import('./pages/videotransform/videotransform-page.tsx').then(
    (module) => module.VideotransformPage,
  ),
)
const courseHome = page({ menu: 3, who: 'members' }, () =>
  import('./pages/course-detail/course-detail-page.tsx').then((module) => module.CourseDetailPage),
)
const record = page({ title: '学习记录', who: 'members' }, () =>
  import('./pages/my-learning-detail/my-learning-detail-page.tsx').then(
    (module) => module.MyLearningDetailPage,
  ),
)

const help = page({ title: '帮助中心' }, () =>
  import('./pages/help/help-page.tsx').then((module) => module.HelpPage),
)
const training = page({ title: '环境检测' }, () =>
  import('./pages/online-training-help/online-training-help-page.tsx').then(
    (module) => module.OnlineTrainingHelpPage,
  ),
)

const manage = page({}, () =>
  import('./pages/manage/manage-page.tsx').then((module) => module.ManagePage),
)
const entry = (brand: 'school' | 'vsp') => () =>
  import('./pages/login/admin-entry.tsx').then(({ AdminEntry }) => {
    const Branded = () => <AdminEntry brand={brand} />
    return Branded
  })
const weixin = (tutor: boolean) => () =>
  import('./pages/weixin/weixin-page.tsx').then(({ WeiXinPage }) => {
    const Within = () => <WeiXinPage tutor={tutor} />
    return Within
  })

/** Every address of the product, with who may come; each page's code comes when it is first shown or about to be. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { index: true, ...home },
      { path: 'Course/:psub/:sub', ...catalogue },
      { path: 'searchResults', ...results },
      { path: 'KnowledgeExam', ...knowledgeExam },
      ...contestRoutes,
      { path: 'Teacher', ...teachers },
      { path: 'TeacherInfo/:userid', ...teacher },
      { path: 'intelligence', ...intelligence },
      { path: 'baseoperation/:courseType', ...baseOperation },
      { path: 'Special', ...topics },
      { path: 'Specials', ...topic },
      { path: 'News', ...news },
      { path: 'News/:id', ...article },
      { path: 'CoursePreview/:courseid/:skillId?', ...preview },
      { path: 'BaseLearning/:courseId/:moolparam', ...learning },
      { path: 'MyLearningDetail', ...record },
      { path: 'videotransform', ...video },
      { path: 'courseDetail/:courseid', ...courseHome },
      { path: 'Consultations/:courseId', ...overseeing.consultations },
      { path: 'CourseExaminations/:courseId', ...overseeing.courseExaminations },
      { path: 'viewStudentLearning', ...overseeing.studentLearning },
      ...examRoutes,
      { path: 'CaseWorkshop', ...caseList },
      { path: 'CaseWorkshop/:caseId', ...caseEditor },
      { path: 'ProcedureWorkshop', ...procedureList },
      { path: 'ProcedureWorkshop/:procedureId', ...procedureEditor },
      { path: 'ExperimentWorkshop', ...experiment.protocolList },
      { path: 'ExperimentWorkshop/:protocolId', ...experiment.protocolEditor },
      { path: 'ExperimentWorkshop/:protocolId/trial', ...experiment.protocolTrial },
      { path: 'CourseCreating/CourseBase', ...creating.courseBase },
      { path: 'CourseCreating/CourseBaseInfo', ...creating.courseBaseInfo },
      { path: 'CourseCreating/CourseContent', ...creating.courseContent },
      { path: 'CourseCreating/Waiting', ...creating.courseWaiting },
      { path: 'Help', ...help },
      { path: 'onlineTrainingHelp', ...training },
      { path: 'Feedback', ...feedback },
      { path: 'Feedbackquery', ...feedbackQuery },
      // The report and what is said of it want the width.
      { path: 'PersonalInfo/LabReportListComment', ...labReport },
      {
        element: personalCentre,
        children: [
          { path: 'PersonalInfo/MyCourse', ...personal.myCourse },
          { path: 'PersonalInfo/MyLearning', ...personal.myLearning },
          { path: 'PersonalInfo/MyNotes', ...personal.myNotes },
          { path: 'PersonalInfo/MyScore', ...personal.myScore },
          { path: 'PersonalInfo/MyMission/:missionid', ...missions.list },
          { path: 'PersonalInfo/MyMission/:missionid/MyMissionList', ...missions.list },
          { path: 'PersonalInfo/MyMission/:missionid/MyMissionDetail/:missionid', ...missions.one },
          { path: 'PersonalInfo/missionDetail', ...missions.taught },
          ...classRoutes,
          ...inquiryRoutes,
          ...questionnaireRoutes,
          ...peerRoutes,
          { path: 'PersonalInfo/MyResources', ...personal.myResources },
          ...pointRoutes,
          ...questionRoutes,
          ...ownContestRoutes,
          { path: 'PersonalInfo/courseManage', ...personal.courseManage },
          { path: 'PersonalInfo/LabReportList', ...labReports },
          { path: 'PersonalInfo/CommentList', ...personal.commentList },
          { path: 'PersonalInfo/MyNews', ...personal.myNews },
          { path: 'PersonalInfo/Setting', ...personal.setting },
          { path: 'PersonalInfo/*', ...personal.toFirst },
        ],
      },
      // An address that nothing answers to is home, and stays as it was typed.
      { path: '*', ...home },
    ],
  },
  { path: 'manage/*', ...manage },
  { path: 'admin', ...outside('管理后台', entry('school')) },
  { path: 'vspadmin', ...outside('虚拟仿真管理后台', entry('vsp')) },
  { path: 'WeiXin', ...outside('我的课程', weixin(false)) },
  { path: 'WeiXinTutor', ...outside('我教的课程', weixin(true)) },
  {
    path: 'platform',
    ...outside('选择学校', () =>
      import('./pages/platform/platform-page.tsx').then((module) => module.PlatformPage),
    ),
  },
  {
    path: 'login',
    ...outside('登录', () =>
      import('./pages/login/login-page.tsx').then((module) => module.LoginPage),
    ),
  },
  {
    path: 'modifypassword',
    ...outside('修改密码', () =>
      import('./pages/modify-password/modify-password-page.tsx').then(
        (module) => module.ModifyPasswordPage,
      ),
    ),
  },
  {
    path: 'trainingresult',
    ...outside('学习报告', () =>
      import('./pages/training-result/training-result-page.tsx').then(
        (module) => module.TrainingResultPage,
      ),
    ),
  },
  ...invitationRoutes,
  {
    path: 'Verify/:number?',
    ...outside('证明查验', () =>
      import('./pages/verify/verify-page.tsx').then((module) => module.VerifyPage),
    ),
  },
  {
    path: 'leave',
    ...outside('离开本站', () =>
      import('./pages/leave/leave-page.tsx').then((module) => module.LeavePage),
    ),
  },
  {
    path: 'errpage',
    ...outside('错误', () =>
      import('./pages/trouble/trouble-page.tsx').then((module) => module.TroublePage),
    ),
  },
]

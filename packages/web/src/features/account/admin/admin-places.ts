/** The administrators’ pages in the order of their links; `hasNews`: a blue dot says that tickets are open. */
export const adminPlaces = [
  { to: '/admin/dashboard', word: 'dashboard', icon: 'dashboard', hasNews: true },
  { to: '/admin/exercises', word: 'exercises', icon: 'dumbbell', hasNews: false },
  { to: '/admin/programs', word: 'programs', icon: 'list', hasNews: false },
  { to: '/admin/users', word: 'users', icon: 'users', hasNews: false },
  { to: '/admin/muscles', word: 'muscles', icon: 'user', hasNews: false },
  { to: '/admin/tickets', word: 'tickets', icon: 'ticket', hasNews: true },
] as const

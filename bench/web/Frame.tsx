import { AppShell, NavLink, Title } from '@mantine/core';
import { Link, Outlet, useLocation } from 'react-router-dom';

const links = [
  { to: '/home', label: 'Home' },
  { to: '/clientes', label: 'Customers' },
  { to: '/invoices', label: 'Invoices' },
];

export function Frame() {
  const { pathname } = useLocation();
  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 240, breakpoint: 'sm' }} padding="md">
      <AppShell.Header p="sm">
        <Title order={4}>Bare</Title>
      </AppShell.Header>
      <AppShell.Navbar p="sm">
        {links.map(({ to, label }) => (
          <NavLink key={to} component={Link} to={to} label={label} active={pathname === to} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}

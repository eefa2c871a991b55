import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Customers } from './Customers.tsx';
import { Frame } from './Frame.tsx';
import { Home } from './Home.tsx';
import { Invoices } from './Invoices.tsx';
import './styles.ts';

const router = createBrowserRouter(
  [
    {
      element: <Frame />,
      children: [
        { path: '/home', element: <Home /> },
        { path: '/clientes', element: <Customers /> },
        { path: '/invoices', element: <Invoices /> },
      ],
    },
  ],
  { basename: '/bare' },
);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>
  </StrictMode>,
);

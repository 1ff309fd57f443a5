// A small app of antd-mobile as its guide begins one: a login with bar, form, tabs and a dialog.
import { Button, Dialog, Form, Input, NavBar, TabBar } from 'antd-mobile';
import { createRoot } from 'react-dom/client';

const App = () => (
  <>
    <NavBar back={null}>Log in</NavBar>
    <Form
      footer={
        <Button block type="submit" color="primary">
          Log in
        </Button>
      }
      onFinish={({ username }) => Dialog.alert({ content: username })}
    >
      <Form.Item name="username" label="Username" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="password" label="Password" rules={[{ required: true }]}>
        <Input type="password" />
      </Form.Item>
    </Form>
    <TabBar>
      <TabBar.Item key="home" title="Home" />
      <TabBar.Item key="mine" title="Mine" />
    </TabBar>
  </>
);

createRoot(document.getElementById('root')).render(<App />);
